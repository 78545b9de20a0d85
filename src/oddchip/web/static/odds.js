// Odds: a form is sent without leaving the page, and its section is put in the old one's place; ranges are chosen on a
// grid. Without this script every form works by its button.

import { keepLanguagesInStep } from "./page.js";
import { RangeGrid } from "./range-grid.js";

const LOOK_AGAIN = 3000;
const page = document.querySelector("[data-odds-page]");
const said = document.getElementById("said");
const words = {
  title: page.dataset.gridTitle,
  about: page.dataset.gridAbout,
  address: page.dataset.gridAddress,
  offline: page.dataset.offline,
};

page.addEventListener("submit", (event) => {
  event.preventDefault();
  send(event.target, event.submitter);
});

/** The address of a form: its own fields, and those of every other form that was sent or written in. */
function addressOf(form, submitter) {
  const params = new URLSearchParams();
  for (const each of page.querySelectorAll("form[data-odds]")) {
    if (each !== form && !("sent" in each.dataset) && !isWrittenIn(each)) continue;
    for (const field of each.elements) {
      if (field.name && !("carried" in field.dataset) && field.type !== "submit") params.append(field.name, field.value);
    }
  }
  if (submitter?.name) params.append(submitter.name, submitter.value);
  return `${location.pathname}?${params}`;
}

function isWrittenIn(form) {
  return [...form.elements].some((field) => {
    if (field.tagName === "SELECT") return [...field.options].some((option) => option.selected !== option.defaultSelected);
    return field.type !== "hidden" && "defaultValue" in field && field.value !== field.defaultValue;
  });
}

async function send(form, submitter) {
  const section = form.closest("section");
  section.classList.add("busy");
  try {
    const response = await fetch(addressOf(form, submitter));
    const text = await response.text();
    const fresh = new DOMParser().parseFromString(text, "text/html");
    const found = fresh.getElementById(section.id);
    if (found) show(section, found, response.url);
    else fail(section, fresh.querySelector(".lead")?.textContent || words.offline);
  } catch {
    fail(section, words.offline);
  }
  section.classList.remove("busy");
}

/** The new section in the old one's place: the focus and what was folded out stay. */
function show(section, found, address) {
  const focused = section.contains(document.activeElement) ? document.activeElement : null;
  const open = [...section.querySelectorAll("details")].map(({ id, open: isOpen }) => [id, isOpen]);
  const had = section.querySelectorAll("[data-range]").length;
  section.replaceChildren(...found.childNodes);
  prepare(section);
  for (const [id, isOpen] of open) {
    const fold = document.getElementById(id);
    if (fold && section.contains(fold)) fold.open = isOpen;
  }
  const hands = [...section.querySelectorAll("[data-range]")];
  if (focused) {
    const next = hands.length > had ? hands[hands.length - 1] : document.getElementById(focused.id);
    (next || section.querySelector(".main")).focus({ preventScroll: true });
  }
  const { pathname, search } = new URL(address);
  history.replaceState(null, "", `${pathname}${search}#${section.id}`);
  keepLanguagesInStep();
  const problem = section.querySelector(".problem:not([hidden])");
  if (!problem) said.textContent = section.querySelector("[data-said]").dataset.said;
}

/** Nothing came back but the reason: the server is busy, or cannot be reached. */
function fail(section, text) {
  section.querySelector("form > .problem")?.remove();
  const note = document.createElement("p");
  note.className = "problem";
  note.setAttribute("role", "alert");
  note.textContent = text;
  section.querySelector("form").append(note);
}

/** Grids where the game has them, and another look at what is still being worked out. */
function prepare(section) {
  for (const field of section.querySelectorAll("[data-range]")) new RangeGrid(field, words);
  const game = section.querySelector("select[name$='game']");
  const offerGrids = () => {
    const has = !game || "grid" in game.selectedOptions[0].dataset;
    for (const box of section.querySelectorAll(".grid-editor")) box.hidden = !has;
  };
  game?.addEventListener("change", offerGrids);
  offerGrids();
  if (section.querySelector("[data-waiting]")) {
    setTimeout(() => send(section.querySelector("form"), null), LOOK_AGAIN);
  }
}

for (const section of page.querySelectorAll("section")) prepare(section);
