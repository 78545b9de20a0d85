// Seats and boards are added, removed and moved: by buttons, by Alt with the arrow keys, and by dragging.

import { addRow, forgetNumbers, renumber } from "./form.js";

export function wireRows(form, changed) {
  const seats = form.querySelector("[data-seats]");
  const boards = form.querySelector("[data-boards]");

  form.addEventListener("click", (event) => {
    const button = event.target.closest('[name="do"]');
    if (!button) return;
    // Without this script the same buttons send the form and the server does what they say.
    event.preventDefault();
    act(button.value, button.closest("[data-seat]"));
  });

  form.addEventListener("keydown", (event) => {
    const seat = event.target.closest("[data-seat]");
    if (!seat || !event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    const focused = event.target;
    move(seat, event.key === "ArrowUp" ? -1 : 1);
    focused.focus();
  });

  function act(value, seat) {
    if (value === "add-seat") {
      addRow(seats, "seat-template");
      finish();
      seats.lastElementChild.querySelector('[name="name"]').focus();
    } else if (value === "add-board") {
      addRow(boards, "board-template");
      finish(false);
    } else if (value === "remove-board") {
      boards.lastElementChild.remove();
      finish(false);
    } else if (value.startsWith("remove-")) {
      if (seats.children.length > 1) remove(seat);
    } else {
      const up = value.startsWith("up-");
      move(seat, up ? -1 : 1);
      const again = seat.querySelector(up ? ".up" : ".down");
      (getComputedStyle(again).visibility === "hidden" ? seat.querySelector(up ? ".down" : ".up") : again).focus();
    }
  }

  function remove(seat) {
    const next = seat.nextElementSibling || seat.previousElementSibling;
    if (seat.querySelector('[name="button"]').checked) form.querySelector('[name="button"][value=""]').checked = true;
    seat.remove();
    finish();
    next.querySelector(".remove").focus();
  }

  function move(seat, step) {
    const other = step < 0 ? seat.previousElementSibling : seat.nextElementSibling;
    if (!other) return;
    if (step < 0) other.before(seat); else other.after(seat);
    finish();
  }

  function finish(moved = true) {
    if (moved) forgetNumbers(form);
    renumber(form);
    changed("tap");
  }

  wireDragging(seats, finish);
}

function wireDragging(seats, finish) {
  let dragged = null;
  seats.addEventListener("dragstart", (event) => {
    if (!event.target.closest?.(".handle")) return;
    dragged = event.target.closest("[data-seat]");
    dragged.classList.add("dragged");
    event.dataTransfer.setDragImage(dragged, 10, 10);
    event.dataTransfer.effectAllowed = "move";
  });
  seats.addEventListener("dragover", (event) => {
    const over = event.target.closest("[data-seat]");
    if (!dragged || !over) return;
    event.preventDefault();
    for (const seat of seats.children) seat.classList.toggle("drop", seat === over && seat !== dragged);
  });
  seats.addEventListener("drop", (event) => {
    const over = event.target.closest("[data-seat]");
    if (!dragged || !over || over === dragged) return;
    event.preventDefault();
    over.before(dragged);
    finish();
  });
  seats.addEventListener("dragend", () => {
    for (const seat of seats.children) seat.classList.remove("drop", "dragged");
    dragged = null;
  });
}
