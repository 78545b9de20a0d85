// Settle: the form is sent as it changes, and the answer is put in its place. Without this script the same form works
// by its button.

import { Cards } from "./cards.js";
import { fieldsOf, fillForm, forgetNumbers, renumber, showProblems } from "./form.js";
import { keepDraft, keepOffline, keepRecent, readDraft, readRecent } from "./keeping.js";
import { keepLanguagesInStep } from "./page.js";
import { wireRows } from "./seats.js";
import { offerTools, wireTools } from "./tools.js";

const TYPING_PAUSE = 140;
const SAYING_PAUSE = 700;
const KEEPING_PAUSE = 1200;
const MOST_STEPS = 60;

const form = document.getElementById("table");
const lineForm = document.getElementById("line");
const lineField = lineForm.elements.line;
const answer = document.getElementById("answer");
const said = document.getElementById("said");
const peek = document.getElementById("peek");
const steps = [];
let answerSeen = true;
let waiting = 0;
let saying = 0;
let keeping = 0;
let unkept = null;
let asking = null;

const cards = new Cards(form, changed);
wireRows(form, changed);
wireTools(answer);

form.addEventListener("input", (event) => changed(event.target.matches('input[type="text"]') ? "typing" : "tap"));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  cards.activate(null);
  answer.scrollIntoView({ block: "start" });
  answer.focus({ preventScroll: true });
  changed("tap");
});
form.addEventListener("click", (event) => {
  const act = event.target.closest("[data-act]")?.dataset.act;
  if (act === "undo") undo();
  if (act === "clear") clear(event);
});
lineForm.addEventListener("submit", (event) => {
  event.preventDefault();
  askLine();
});
lineField.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(askLine, TYPING_PAUSE);
});
lineField.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  askLine();
});

/** Something changed in the form: keep it, and ask for the answer at once, or when the typing pauses. */
function changed(how) {
  const text = fieldsOf(form).toString();
  if (steps[steps.length - 1] === text && how !== "redraw") return;
  steps.push(text);
  if (steps.length > MOST_STEPS) steps.shift();
  keepDraft(text);
  if (how !== "typing") cards.draw();
  clearTimeout(waiting);
  waiting = setTimeout(() => ask(fieldsOf(form), false), how === "typing" ? TYPING_PAUSE : 0);
}

function askLine() {
  ask(new URLSearchParams({ line: lineField.value }), true);
}

async function ask(params, typedLine) {
  asking?.abort();
  asking = new AbortController();
  answer.classList.add("busy");
  try {
    const response = await fetch(`${form.dataset.answer}?${params}`, { signal: asking.signal });
    show(await response.json(), typedLine);
    answer.classList.remove("busy");
  } catch (error) {
    if (error.name !== "AbortError") announce(form.dataset.offline, true);
  }
}

function show(reply, typedLine) {
  answer.innerHTML = reply.html;
  answer.dataset.state = reply.state;
  offerTools(answer);
  showProblems(document, reply.problems);
  showMarked(reply.problems);
  if (typedLine && reply.fields) takeTable(reply.fields);
  if (reply.state === "settled") {
    history.replaceState(null, "", reply.link);
    if (document.activeElement !== lineField) lineField.value = reply.line;
    keepSoon(reply.line, reply.said);
  } else if (!typedLine) {
    history.replaceState(null, "", location.pathname);
    lineField.value = "";
  }
  keepLanguagesInStep();
  announce(reply.said, false);
  drawPeek();
}

/** A pot goes on the list of recent pots when it stays as it is for a moment: half-typed chips settle too. */
function keepSoon(line, text) {
  clearTimeout(keeping);
  unkept = { line, text };
  keeping = setTimeout(keepNow, KEEPING_PAUSE);
}

function keepNow() {
  if (!unkept) return;
  const { line, text } = unkept;
  unkept = null;
  keepRecent(line, text);
  drawRecent();
  if (shownLine() !== line) return; // the table has moved on, and its picture with it
  const picture = answer.querySelector("picture img");
  const languages = [...document.querySelectorAll("[data-language]")].map((link) => link.hreflang);
  keepOffline([`${form.dataset.answer}?${new URLSearchParams({ line })}`, picture.currentSrc || picture.src], languages);
}
addEventListener("pagehide", keepNow);

/** The line of the pot that the answer shows. */
function shownLine() {
  const link = answer.querySelector(".link-text");
  return link && new URL(link.value).searchParams.get("line");
}

/** On a phone the answer lies below the form: while it is out of sight, who gets what stands at the lower edge. */
function drawPeek() {
  const rows = [...answer.querySelectorAll(".payout.wins")];
  peek.replaceChildren(...rows.map((row) => {
    const part = document.createElement("span");
    const [name, amount] = [document.createElement("bdi"), document.createElement("strong")];
    name.textContent = row.querySelector(".payout-name").textContent;
    amount.textContent = row.querySelector(".payout-amount").textContent;
    part.append(name, " ", amount);
    return part;
  }));
  peek.hidden = answerSeen || answer.dataset.state !== "settled";
}

new IntersectionObserver(([entry]) => {
  answerSeen = entry.isIntersecting;
  drawPeek();
}, { rootMargin: "0px 0px -120px" }).observe(answer);

/** The table of a line that was typed. */
function takeTable(fields) {
  fillForm(form, new URLSearchParams(fields));
  steps.push(fieldsOf(form).toString());
  keepDraft(steps[steps.length - 1]);
  cards.activate(null);
}

function showMarked(problems) {
  const place = lineForm.querySelector("[data-marked]");
  const marked = problems.find((problem) => problem.field === "line")?.marked || "";
  place.innerHTML = marked;
  place.hidden = !marked;
}

/** Says the answer to a screen reader, once the taps have paused: a sentence for every card would drown it. */
function announce(text, now) {
  clearTimeout(saying);
  saying = setTimeout(() => { said.textContent = text; }, now ? 0 : SAYING_PAUSE);
  if (now && !answer.querySelector(".offline")) {
    const note = document.createElement("p");
    note.className = "hint offline";
    note.textContent = text;
    answer.prepend(note);
  }
}

function undo() {
  if (steps.length < 2) return;
  steps.pop();
  fillForm(form, new URLSearchParams(steps.pop()));
  cards.activate(null);
  changed("redraw");
}

function clear(event) {
  event.preventDefault();
  fillForm(form, new URLSearchParams("game=" + form.elements.game.value + "&board=&name=&name=&name=&button=0"));
  for (const field of form.querySelectorAll('[name="cards"], [name="chips"], [name="place"]')) field.value = "";
  forgetNumbers(form);
  for (const field of form.querySelectorAll('[name="state"]')) field.value = "in";
  changed("redraw");
  cards.activate(null);
}

function drawRecent() {
  const recent = readRecent();
  const list = lineForm.querySelector("[data-recent]");
  lineForm.querySelector(".recent").hidden = !recent.length;
  list.replaceChildren(...recent.map(({ line, said: text }) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = `?line=${encodeURIComponent(line)}`;
    link.textContent = text;
    item.append(link);
    return item;
  }));
}

function matchBoards() {
  const { boards } = cards.game();
  const list = form.querySelector("[data-boards]");
  while (list.children.length < boards) form.querySelector('[value="add-board"]').click();
}
form.elements.game.addEventListener("change", matchBoards);

/** A draft comes back unless the address holds a pot of its own; offline, the address alone says what to show. */
function begin() {
  const line = new URLSearchParams(location.search).get("line");
  const draft = location.search ? null : readDraft();
  if (draft) fillForm(form, new URLSearchParams(draft));
  renumber(form);
  cards.activate(null);
  offerTools(answer);
  drawRecent();
  steps.push(fieldsOf(form).toString());
  if (line && (answer.dataset.state === "empty" || lineField.value !== line)) {
    lineField.value = line;
    askLine();
  } else if (line && answer.dataset.state === "settled") {
    keepSoon(shownLine(), answer.querySelector(".brief").textContent);
    keepDraft(steps[0]);
  } else if (draft) {
    ask(fieldsOf(form), false);
  }
}
begin();
