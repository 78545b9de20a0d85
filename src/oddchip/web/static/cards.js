// Cards are tapped: every field of cards becomes a row of slots, filled from one deck in which used cards are spent.
// A slot also takes typed cards (rank, then suit), so that a keyboard is as quick as a finger.

const CARD = /\?\?|(10|[2-9tjqka])([cdhs])/gi;
const RANKS = { 1: "T", 0: "T", t: "T", j: "J", q: "Q", k: "K", a: "A" };

// Where there is room the deck is always there; on a phone it comes up when a slot is tapped.
const WIDE = matchMedia("(min-width: 44.01rem)");

export class Cards {
  constructor(form, changed) {
    this.form = form;
    this.changed = changed;
    this.picker = form.querySelector("#picker");
    this.deck = [...this.picker.querySelectorAll("[data-card]")];
    this.active = null;
    this.typedRank = "";
    this.picker.addEventListener("click", (event) => this.pickerClicked(event));
    this.picker.addEventListener("keydown", (event) => this.pickerKey(event));
    form.addEventListener("click", (event) => this.slotClicked(event));
    form.addEventListener("keydown", (event) => this.slotKey(event));
  }

  game() {
    const option = this.form.elements.game.selectedOptions[0];
    const number = (name) => Number(option.dataset[`game${name}`]);
    return { hole: number("Hole"), board: number("Board"), boards: number("Boards"), lowest: number("Lowest"), parts: number("Parts") };
  }

  fields() {
    return [...this.form.querySelectorAll("[data-cards]")].filter((field) => field.offsetParent !== null);
  }

  input(field) {
    return field.querySelector("input");
  }

  held(field) {
    return [...this.input(field).value.matchAll(CARD)].map(([text, rank, suit]) =>
      text === "??" ? text : (RANKS[rank[0].toLowerCase()] || rank) + suit.toLowerCase());
  }

  write(field, cards) {
    const { parts } = this.game();
    const split = field.dataset.cards === "seat" && parts && cards.length > parts;
    this.input(field).value = split
      ? `${cards.slice(0, parts).join(" ")} / ${cards.slice(parts).join(" ")}`
      : cards.join(" ");
    this.draw();
    this.changed("tap");
  }

  /** Draws every slot anew. Slots are many times the size of the change, but they are few and the page stays simple. */
  draw() {
    const game = this.game();
    const focused = document.activeElement?.closest?.(".slot");
    const kept = focused && [focused.closest("[data-cards]"), Number(focused.dataset.slot)];
    this.form.querySelector(".boards").hidden = game.board === 0;
    for (const field of this.form.querySelectorAll("[data-cards]")) this.drawField(field, game);
    if (kept) kept[0].querySelector(`[data-slot="${kept[1]}"]`)?.focus();
    this.drawDeck(game);
  }

  drawField(field, game) {
    let slots = field.querySelector(".slots");
    if (!slots) {
      slots = document.createElement("div");
      slots.className = "slots";
      slots.setAttribute("role", "group");
      field.querySelector(".cards-typed").after(slots);
    }
    slots.setAttribute("aria-label", this.placeOf(field));
    const held = this.held(field);
    const room = Math.max(field.dataset.cards === "board" ? game.board : game.hole, held.length);
    slots.replaceChildren(...Array.from({ length: room }, (_, at) => this.slot(field, held[at], at, game)));
  }

  slot(field, card, at, game) {
    const slot = document.createElement("button");
    slot.type = "button";
    slot.className = `slot ${card ? "" : "empty"} ${card === "??" ? "unseen" : ""}`;
    slot.dataset.slot = String(at);
    if (card) slot.dataset.holds = card;
    if (game.parts && field.dataset.cards === "seat" && at === game.parts) slot.classList.add("parted");
    if (this.active && this.active.field === field && this.active.at === at) slot.classList.add("active");
    const place = this.form.dataset.slot.replace("%p", this.placeOf(field)).replace("%n", at + 1);
    slot.setAttribute("aria-label", `${place}: ${this.nameOf(card)}`);
    const drawn = this.deck.find((other) => other.dataset.card === card);
    if (drawn) {
      slot.classList.add(`suit-${card[1]}`);
      slot.append(...[...drawn.childNodes].map((node) => node.cloneNode(true)));
    } else slot.textContent = card ? "?" : this.typedHere(field, at);
    return slot;
  }

  typedHere(field, at) {
    return this.active && this.active.field === field && this.active.at === at ? this.typedRank : "";
  }

  nameOf(card) {
    if (!card) return this.form.dataset.empty;
    const button = this.deck.find((other) => other.dataset.card === card) || this.picker.querySelector(`[data-pick="${card}"]`);
    return button.dataset.name || button.getAttribute("aria-label");
  }

  placeOf(field) {
    const seat = field.closest("[data-seat]");
    if (!seat) return field.querySelector("[data-board-title]").textContent;
    const name = seat.querySelector('[name="name"]');
    return name.value || name.placeholder;
  }

  drawDeck(game) {
    const used = new Set(this.fields().flatMap((field) => this.held(field)));
    for (const button of this.deck) {
      button.dataset.name ||= button.getAttribute("aria-label");
      const { card, rank, name } = button.dataset;
      button.hidden = Number(rank) < game.lowest;
      button.setAttribute("aria-disabled", String(used.has(card)));
      button.setAttribute("aria-label", used.has(card) ? this.form.dataset.used.replace("%", name) : name);
    }
    const shown = this.deck.filter((button) => !button.hidden);
    if (!shown.some((button) => button.tabIndex === 0)) (shown[0] || {}).tabIndex = 0;
  }

  /** Makes a slot the one that the next card goes to; ``null`` puts the deck away. */
  activate(field, at) {
    const same = this.active && this.active.field === field && this.active.at === at;
    if (!same) this.typedRank = "";
    this.active = field ? { field, at } : null;
    this.picker.hidden = !field && !WIDE.matches;
    document.documentElement.classList.toggle("picking", !this.picker.hidden);
    this.picker.querySelector("[data-picker-for]").textContent =
      field ? this.form.dataset.pickerFor.replace("%", `${this.placeOf(field)} (${at + 1})`) : "";
    this.draw();
    if (field) this.keepInView(field);
  }

  /** The deck lies over the lower part of the page: what it fills must not be beneath it. */
  keepInView(field) {
    if (WIDE.matches) return;
    const room = this.picker.getBoundingClientRect().top;
    const box = field.getBoundingClientRect();
    if (box.bottom > room - 8 || box.top < 0) window.scrollBy(0, box.top - Math.max(12, (room - box.height) / 3));
  }

  pick(card) {
    const target = this.active || this.firstEmpty();
    if (!target) return;
    const { field, at } = target;
    const held = this.held(field);
    held[Math.min(at, held.length)] = card;
    this.typedRank = "";
    this.active = this.nextEmpty(field, held);
    this.write(field, held);
    if (this.active) this.activate(this.active.field, this.active.at);
    else this.activate(null);
  }

  /** The next slot without a card: in this field, then in the fields below it, then above. */
  nextEmpty(field, held) {
    const game = this.game();
    const room = (other) => (other.dataset.cards === "board" ? game.board : game.hole);
    if (held.length < room(field)) return { field, at: held.length };
    const fields = this.fields().filter((other) => other === field || this.isOpen(other));
    const start = fields.indexOf(field);
    for (const other of [...fields.slice(start + 1), ...fields.slice(0, start)]) {
      const count = this.held(other).length;
      if (count < room(other)) return { field: other, at: count };
    }
    return null;
  }

  firstEmpty() {
    const [first] = this.fields();
    return first ? this.nextEmpty(first, this.held(first)) : null;
  }

  isOpen(field) {
    const seat = field.closest("[data-seat]");
    return !seat || seat.querySelector('[name="state"]').value === "in";
  }

  erase(field, at) {
    const held = this.held(field);
    const gone = Math.min(at, held.length - 1);
    if (gone < 0) return;
    held.splice(gone, 1);
    this.active = { field, at: gone };
    this.write(field, held);
    this.activate(field, gone);
  }

  slotClicked(event) {
    const slot = event.target.closest(".slot");
    if (!slot) return;
    const field = slot.closest("[data-cards]");
    this.activate(field, Math.min(Number(slot.dataset.slot), this.held(field).length));
    // A click without a pointer came from the keyboard, which goes on in the deck.
    if (event.detail === 0) this.focusDeck();
  }

  focusDeck() {
    const free = this.deck.find((button) => button.tabIndex === 0 && !button.hidden);
    free?.focus();
  }

  pickerClicked(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const { card, pick } = button.dataset;
    if (card && button.getAttribute("aria-disabled") !== "true") this.pick(card);
    else if (pick === "??") this.pick("??");
    else if (pick === "erase" && this.active) this.erase(this.active.field, this.active.at);
    else if (pick === "close") this.leave();
    if (event.detail === 0 && this.picker.hidden) document.getElementById("answer").focus({ preventScroll: true });
  }

  /** Puts the deck away and goes back to the slot it served. */
  leave() {
    const { field, at } = this.active || {};
    this.activate(null);
    field?.querySelector(`[data-slot="${at}"]`)?.focus();
  }

  pickerKey(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      this.leave();
      return;
    }
    const shown = this.deck.filter((button) => !button.hidden);
    const at = shown.indexOf(document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.columns(shown), ArrowUp: -this.columns(shown) }[event.key];
    if (at < 0 || !step) return;
    event.preventDefault();
    const next = shown[at + step];
    if (!next) return;
    for (const button of this.deck) button.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  columns(shown) {
    const top = shown[0].offsetTop;
    return Math.max(1, shown.findIndex((button) => button.offsetTop !== top));
  }

  slotKey(event) {
    const slot = event.target.closest(".slot");
    if (!slot || event.ctrlKey || event.metaKey || event.altKey) return;
    const field = slot.closest("[data-cards]");
    const at = Number(slot.dataset.slot);
    if (event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault();
      this.erase(field, at);
      this.focusActive();
    } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      event.preventDefault();
      field.querySelector(`[data-slot="${at + (event.key === "ArrowRight" ? 1 : -1)}"]`)?.focus();
    } else if (event.key.length === 1) this.typed(event, field, at);
  }

  typed(event, field, at) {
    const key = event.key.toLowerCase();
    if (key === "?") {
      event.preventDefault();
      this.activate(field, at);
      this.pick("??");
      this.focusActive();
    } else if (this.typedRank && "cdhs".includes(key)) {
      event.preventDefault();
      const card = this.typedRank + key;
      const button = this.deck.find((other) => other.dataset.card === card);
      this.typedRank = "";
      if (button && !button.hidden && button.getAttribute("aria-disabled") !== "true") this.pick(card);
      this.focusActive();
    } else if (/[2-9]/.test(key) || RANKS[key]) {
      event.preventDefault();
      this.activate(field, Math.min(at, this.held(field).length));
      this.typedRank = RANKS[key] || key;
      this.draw();
      this.focusActive();
    }
  }

  focusActive() {
    if (this.active) this.active.field.querySelector(`[data-slot="${this.active.at}"]`)?.focus();
  }
}
