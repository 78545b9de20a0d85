// Rounds by keys: a digit takes a choice, Enter goes on. The keys work while the focus is within the round, where it is
// put when a screen opens, so that a screen reader begins there and no key of the browser or of another tool is taken.

const round = document.getElementById("round");
let sent = false;

/** 0 to 9 for a digit of any of our scripts, otherwise "". */
function digitOf(key) {
  if (/^[0-9]$/.test(key)) return key;
  return /^[\u0660-\u0669]$/.test(key) ? String(key.charCodeAt(0) - 0x660) : "";
}

function press(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
  if (event.target.closest("input, select, textarea")) return;
  let wanted = null;
  const digit = digitOf(event.key);
  if (digit) wanted = round.querySelector(`[data-key="${digit}"]`);
  // Enter on a link, a button or a fold does what it always does.
  if (event.key === "Enter" && !event.target.closest("a, button, summary")) wanted = round.querySelector("[data-next]");
  if (!wanted) return;
  event.preventDefault();
  wanted.click();
}

if (round) {
  round.focus({ preventScroll: true });
  round.addEventListener("keydown", press);
  // A second tap on the way would ask for the same answer again.
  round.addEventListener("submit", (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  // A screen that the browser brings back whole may be answered: it is asked for anew.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) window.location.reload();
  });
}

// A notice that stands there when the page opens is not spoken: it is put there once more.
for (const notice of document.querySelectorAll(".train-notice:not([hidden])")) {
  const said = notice.textContent;
  notice.textContent = "";
  setTimeout(() => { notice.textContent = said; }, 100);
}
