// Seats and boards are added, removed and moved: by buttons, by Alt with the arrow keys, and by dragging.

import { addRow, forgetNumbers, renumber } from "./form.js";

const EDGE = 48;

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

/** A seat follows its handle, by mouse, pen or finger. The others step aside, so that the one held stays where the
 *  browser sends the pointer. */
function wireDragging(seats, finish) {
  seats.addEventListener("pointerdown", (event) => {
    const handle = event.target.closest(".handle");
    if (!handle || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    drag(seats, handle, finish);
  });
}

function drag(seats, handle, finish) {
  const seat = handle.closest("[data-seat]");
  const before = [...seats.children];
  const done = new AbortController();
  const on = (target, type, act) => target.addEventListener(type, act, { signal: done.signal });
  seat.classList.add("dragged");
  on(handle, "pointermove", (event) => {
    follow(seat, event.clientY);
    scrollAtEdges(event.clientY);
  });
  on(handle, "pointerup", () => end(true));
  on(handle, "pointercancel", () => end(false));
  on(document, "keydown", (event) => { if (event.key === "Escape") end(false); });

  function end(keep) {
    done.abort();
    seat.classList.remove("dragged");
    if (!keep) putBack(seat, before);
    if (before.some((other, at) => other !== seats.children[at])) finish();
  }
}

function follow(seat, y) {
  const [previous, next] = [seat.previousElementSibling, seat.nextElementSibling];
  if (previous && y < middle(previous)) seat.after(previous);
  else if (next && y > middle(next)) seat.before(next);
}

function middle(row) {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}

function putBack(seat, order) {
  const at = order.indexOf(seat);
  seat.before(...order.slice(0, at));
  seat.after(...order.slice(at + 1));
}

function scrollAtEdges(y) {
  if (y < EDGE) scrollBy(0, -EDGE / 4);
  if (y > innerHeight - EDGE) scrollBy(0, EDGE / 4);
}
