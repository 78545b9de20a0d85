// The form is the state: everything is read from its fields and written back to them.

const ROW_FIELDS = ["name", "cards", "state", "place", "chips", "number"];

/** What the form would send. Cards of a mode that hides them are kept, so that switching back loses nothing. */
export function fieldsOf(form) {
  return new URLSearchParams(new FormData(form));
}

/** Puts fields, as the form would send them, back into the form. */
export function fillForm(form, params) {
  form.elements.game.value = params.get("game") || "holdem";
  form.elements.mode.checked = params.get("mode") === "chips";
  resize(form.querySelector("[data-boards]"), "board-template", Math.max(1, params.getAll("board").length));
  resize(form.querySelector("[data-seats]"), "seat-template", Math.max(1, params.getAll("name").length));
  params.getAll("board").forEach((text, at) => { named(form, "board")[at].value = text; });
  for (const field of ROW_FIELDS) {
    params.getAll(field).forEach((text, at) => { named(form, field)[at].value = text; });
  }
  for (const field of ["chip", "pot", "rake", "button-seat"]) form.elements[field].value = params.get(field) || "";
  form.elements.rules.value = params.get("rules") || "standard";
  for (const select of form.querySelectorAll('select[name^="set-"]')) select.value = params.get(select.name) || "";
  renumber(form);
  const button = params.get("button") || "";
  for (const radio of form.querySelectorAll('input[name="button"]')) radio.checked = radio.value === button;
}

/** Seats that were moved stand in the order of the list: numbers that a line gave them hold no longer. */
export function forgetNumbers(form) {
  for (const field of named(form, "number")) field.value = "";
  form.elements["button-seat"].value = "";
}

/** All fields of a name, in the order of the page. */
export function named(form, name) {
  return [...form.querySelectorAll(`[name="${name}"]`)];
}

/** A new row of a list, from its template. */
export function addRow(list, template) {
  const row = document.getElementById(template).content.firstElementChild.cloneNode(true);
  list.append(row);
  return row;
}

function resize(list, template, count) {
  while (list.children.length > count) list.lastElementChild.remove();
  while (list.children.length < count) addRow(list, template);
}

/** Numbers in titles, values and ids follow the order of the rows. */
export function renumber(form) {
  const { seatTitle, seatName, boardTitle, oneBoard } = form.dataset;
  form.querySelectorAll("[data-seat]").forEach((seat, at) => {
    seat.querySelector("[data-seat-title]").textContent = seatTitle.replace("%", at + 1);
    seat.querySelector('[name="name"]').placeholder = seatName.replace("%", at + 1);
    seat.querySelector('[name="button"]').value = String(at);
    for (const act of seat.querySelectorAll('[name="do"]')) act.value = act.value.replace(/\d+$/, String(at));
    renameProblems(seat, at);
  });
  const boards = form.querySelectorAll("[data-board]");
  boards.forEach((board, at) => {
    board.querySelector("[data-board-title]").textContent = boards.length > 1 ? boardTitle.replace("%", at + 1) : oneBoard;
    renameProblems(board, at);
  });
  form.querySelector('[value="remove-board"]').hidden = boards.length < 2;
}

function renameProblems(row, at) {
  for (const problem of row.querySelectorAll("[data-problem]")) {
    problem.dataset.problem = problem.dataset.problem.replace(/\d+$/, String(at));
    problem.id = `problem-${problem.dataset.problem}`;
  }
}

/** Shows problems beside their fields, and takes away those that are mended. */
export function showProblems(root, problems) {
  for (const place of root.querySelectorAll("[data-problem]")) {
    const found = problems.find((problem) => problem.field === place.dataset.problem);
    place.hidden = !found;
    place.textContent = found ? found.message : "";
    markInvalid(place, Boolean(found));
  }
}

function markInvalid(place, wrong) {
  const [kind] = place.dataset.problem.split("-");
  const names = { seat: "cards", chips: "chips", board: "board" };
  const row = place.closest("[data-seat], [data-board], form");
  const field = row && row.querySelector(`[name="${names[kind] || kind}"]`);
  if (!field || field.type === "radio") return;
  if (wrong) field.setAttribute("aria-invalid", "true"); else field.removeAttribute("aria-invalid");
  // The problem is read first, then the hint that stands there always.
  field.dataset.hint ??= (field.getAttribute("aria-describedby") || "").replace(/problem-\S+/, "").trim();
  const described = wrong ? `${place.id} ${field.dataset.hint}`.trim() : field.dataset.hint;
  if (described) field.setAttribute("aria-describedby", described); else field.removeAttribute("aria-describedby");
}
