// Copy, print and share. Where the browser forbids the clipboard (a page without TLS), the text is selected instead.

export function wireTools(answer) {
  answer.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-tool]");
    if (!button) return;
    const link = answer.querySelector(".link-text");
    const { tool } = button.dataset;
    if (tool === "print") await print(answer.querySelector(".print-only img"));
    if (tool === "copy-link") await copy(button, link.value, () => link.select());
    if (tool === "copy-text") await copy(button, textOf(answer), () => getSelection().selectAllChildren(answer.querySelector(".why")));
    if (tool === "share") await share(link);
  });
  answer.addEventListener("focusin", (event) => {
    if (event.target.matches(".link-text")) event.target.select();
  });
}

/** Shows what this browser can do with the answer that was just drawn. */
export function offerTools(answer) {
  const share = answer.querySelector('[data-tool="share"]');
  if (share) share.hidden = !navigator.share;
}

function textOf(answer) {
  const payouts = [...answer.querySelectorAll(".payout")].map((row) => row.innerText.replace(/\s*\n\s*/g, " ").trim());
  const why = answer.querySelector("section.oddchip");
  return [...payouts, "", why ? why.innerText : ""].join("\n").trim();
}

async function copy(button, text, select) {
  try {
    await navigator.clipboard.writeText(text);
    tell(button, button.dataset.done);
  } catch {
    select();
    tell(button, button.dataset.selected);
  }
}

/** Says what came of it, on the button for a while and to a screen reader. */
function tell(button, text) {
  button.dataset.name ||= button.textContent;
  button.textContent = text;
  document.getElementById("said").textContent = text;
  setTimeout(() => { button.textContent = button.dataset.name; }, 1800);
}

/** The picture for paper is not loaded until it is wanted; on a wide light screen it is the one that is shown. */
async function print(picture) {
  picture.loading = "eager";
  await picture.decode().catch(() => {}); // without it the slip still says everything in words
  window.print();
}

async function share(link) {
  try {
    await navigator.share({ title: document.title, url: link.value });
  } catch {
    link.select(); // also when the reader thought better of it
  }
}
