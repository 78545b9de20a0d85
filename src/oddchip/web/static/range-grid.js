// A range on a grid of starting hands, beside the field that holds its text. The text is what counts: every press
// changes it, and whatever is typed is shown on the grid. The server reads and writes ranges; it knows how.

const RANKS = "AKQJT98765432";
const TYPING_PAUSE = 250;

/** The class of starting hands at a row and a column: pairs on the diagonal, suited above it, offsuit below. */
function className(row, column) {
  const [high, low] = row < column ? [RANKS[row], RANKS[column]] : [RANKS[column], RANKS[row]];
  return high + low + (row === column ? "" : row < column ? "s" : "o");
}

export class RangeGrid {
  /** `words` holds title, about and address, as the page says them in its language. */
  constructor(field, words) {
    this.field = field;
    this.words = words;
    this.on = new Set();
    this.off = new Set();
    this.asking = false;
    this.box = document.createElement("details");
    this.box.className = "grid-editor";
    this.box.id = `${field.id}-grid`;
    this.box.innerHTML = "<summary></summary>";
    this.box.firstChild.textContent = words.title;
    field.closest(".hand-row").append(this.box);
    this.box.addEventListener("toggle", () => this.open());
    field.addEventListener("input", () => this.typed());
  }

  open() {
    if (!this.box.open) return;
    if (!this.buttons) this.build();
    this.ask();
  }

  build() {
    const about = document.createElement("p");
    about.className = "hint-line";
    about.id = `${this.box.id}-about`;
    about.textContent = this.words.about;
    const grid = document.createElement("div");
    grid.className = "starting-hands";
    grid.dir = "ltr";
    grid.setAttribute("role", "group");
    grid.setAttribute("aria-label", this.words.title);
    grid.setAttribute("aria-describedby", about.id);
    this.buttons = [];
    for (let at = 0; at < 169; at += 1) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = className(Math.floor(at / 13), at % 13);
      button.tabIndex = at ? -1 : 0;
      button.setAttribute("aria-pressed", "false");
      this.buttons.push(button);
    }
    grid.append(...this.buttons);
    grid.addEventListener("click", (event) => this.press(event.target.closest("button")));
    grid.addEventListener("keydown", (event) => this.move(event));
    grid.addEventListener("focusin", (event) => this.rove(event.target));
    this.problem = document.createElement("p");
    this.problem.className = "problem";
    this.problem.hidden = true;
    this.box.append(about, grid, this.problem);
  }

  press(button) {
    if (!button) return;
    const name = button.textContent;
    const wanted = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(wanted));
    (wanted ? this.on : this.off).add(name);
    (wanted ? this.off : this.on).delete(name);
    this.ask();
  }

  move(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -13, ArrowDown: 13 }[event.key];
    const at = this.buttons.indexOf(event.target);
    if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      this.buttons[at - (at % 13) + (event.key === "End" ? 12 : 0)].focus();
      return;
    }
    if (!step || at < 0) return;
    event.preventDefault();
    const sideways = Math.abs(step) === 1;
    const next = at + step;
    if (next >= 0 && next < 169 && (!sideways || Math.floor(next / 13) === Math.floor(at / 13))) {
      this.buttons[next].focus();
    }
  }

  rove(target) {
    for (const button of this.buttons) button.tabIndex = button === target ? 0 : -1;
  }

  typed() {
    this.on.clear();
    this.off.clear();
    clearTimeout(this.waiting);
    if (this.box.open) this.waiting = setTimeout(() => this.ask(), TYPING_PAUSE);
  }

  /** One question at a time: what is pressed meanwhile goes with the next. */
  async ask() {
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    this.again = false;
    const [on, off, text] = [[...this.on], [...this.off], this.field.value];
    this.on.clear();
    this.off.clear();
    const params = new URLSearchParams({ range: text });
    on.forEach((name) => params.append("on", name));
    off.forEach((name) => params.append("off", name));
    try {
      const response = await fetch(`${this.words.address}?${params}`);
      if (!response.ok) throw new Error(response.statusText);
      this.take(await response.json(), text, on.length + off.length > 0);
    } catch {
      this.tell(this.words.offline);
    }
    this.asking = false;
    if (this.again) this.ask();
  }

  take(answer, text, changed) {
    // Typed in the meantime: that text is asked for next.
    if (this.field.value !== text) this.again = true;
    else {
      this.tell(answer.problem || "");
      if (changed && !answer.problem) {
        this.field.value = answer.range;
        this.field.dispatchEvent(new Event("change", { bubbles: true }));
      }
      if (!this.again) this.draw(answer.weights || {});
    }
  }

  tell(problem) {
    this.problem.textContent = problem;
    this.problem.hidden = !problem;
  }

  draw(weights) {
    for (const button of this.buttons) {
      const weight = weights[button.textContent] || 0;
      const pressed = weight >= 1 ? "true" : weight > 0 ? "mixed" : "false";
      button.setAttribute("aria-pressed", pressed);
    }
  }
}
