"""The showdown line, read (grammar: docs/reference/showdown-line.md)."""

import re
import unicodedata
from dataclasses import replace
from typing import NamedTuple, NoReturn

from oddchip.cards import Card, read_cards
from oddchip.errors import HandError, OddchipError, ShowdownError, TextError, UnknownNameError
from oddchip.pots import Amount, HouseRules, Rake, find_rules, parse_amount, parse_rake
from oddchip.showdown.checks import check_holding
from oddchip.showdown.seat import Seat, SeatState
from oddchip.showdown.showdown import Showdown
from oddchip.variants import Variant, find_variant

EXAMPLE = "holdem | Qs 9h 6d 4c 2s | *A: Ad Qc 100 | B: Kd Qh 100"
_SEAT_EXAMPLE = "A: Ad Qc 100"
_OPTION = re.compile(r"\s*([A-Za-z][\w-]*)\s*=")
_OPTIONS = ("chip", "pot", "button", "rake", "rules")
_STAKE_LIKE = re.compile(r"[-+.,$€£¥₽\d٠-٩][\d٠-٩.,'_+$€£¥₽kKmMeE-]*")
_LETTERS = re.compile(r"[^\W\d_]{3,}")
_RANK_LETTERS = "tjqkaткдваτκα"
"""What begins a card, or is taken for its beginning, with a letter."""
_CARD = re.compile(f"[{_RANK_LETTERS}][shdcпчбт]", re.IGNORECASE)
BIDI_CONTROLS = frozenset("\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff")


class Span(NamedTuple):
    """A piece of the line and the position of its first character."""

    text: str
    start: int

    def strip(self) -> "Span":
        """The same piece without white space around it."""
        left = len(self.text) - len(self.text.lstrip())
        return Span(self.text.strip(), self.start + left)

    def cut(self, begin: int, end: int | None = None) -> "Span":
        """A part of the piece."""
        return Span(self.text[begin:end], self.start + begin)


def parse_showdown(line: str, *, letters: str = "en") -> Showdown:
    """The showdown of one line of text; `format_showdown` is its inverse.

    ``letters`` adds the card letters of a language. Errors carry ``position``, the first character being 1.

    >>> showdown = parse_showdown("holdem | As Kd Qc Jh Ts | *D: fold 2 | A: 2c 3c 100 | B: 4c 5c 100 | chip=1")
    >>> showdown.button, showdown.seat("A").number, showdown.chip
    (1, 2, 1)
    """
    kept = _without_controls(line)
    origin = [at for _, at in kept]
    try:
        return _read("".join(sign for sign, _ in kept), letters)
    except OddchipError as error:
        position = error.arguments.get("position")
        if isinstance(position, int) and origin:
            raise error.at(position=origin[min(position, len(origin)) - 1]) from None
        raise


def _without_controls(line: str) -> list[tuple[str, int]]:
    """The characters with their positions, without bidi controls; in double quotes they belong to a name."""
    kept = []
    quoted = False
    for at, sign in enumerate(line, 1):
        quoted ^= sign == '"'
        if quoted or sign not in BIDI_CONTROLS:
            kept.append((sign, at))
    return kept


def _read(line: str, letters: str) -> Showdown:
    parts = _split(Span(line, 1), "|")
    if len(parts) == 1 and not parts[0].text.strip():
        raise TextError("empty-line", suggestion=EXAMPLE)
    if len(parts) < 3:
        raise TextError("line-parts", given=len(parts))
    variant = _read_variant(parts[0].strip())
    options = [part for part in parts[2:] if _OPTION.match(part.text)]
    seats = [part for part in parts[2:] if part not in options]
    reader = _LineReader(variant, letters)
    boards = reader.boards(parts[1])
    for part in seats:
        reader.seat(part.strip())
    return reader.showdown(boards, _read_options(options))


def _read_variant(name: Span) -> Variant:
    try:
        return find_variant(name.text)
    except UnknownNameError as error:
        raise error.at(position=name.start) from None


def _split(span: Span, separator: str) -> list[Span]:
    """Cut at every separator that stands outside double quotes."""
    parts = []
    begin, quoted = 0, 0
    for at, sign in enumerate(span.text):
        if sign == '"':
            quoted = 0 if quoted else span.start + at
        elif sign == separator and not quoted:
            parts.append(span.cut(begin, at))
            begin = at + 1
    if quoted:
        raise TextError("quote-open", position=quoted)
    return [*parts, span.cut(begin)]


class _Options(NamedTuple):
    chip: Amount | None = None
    pot: Amount | None = None
    button: int | None = None
    rake: Rake | None = None
    rules: HouseRules = HouseRules()
    button_at: int = 0


def _read_options(parts: list[Span]) -> _Options:
    found = _Options()
    seen: set[str] = set()
    for part in parts:
        name, _, _ = part.text.partition("=")
        key, value = name.strip().casefold(), part.cut(len(name) + 1).strip()
        at = part.strip().start
        if key not in _OPTIONS:
            raise TextError("option-unknown", position=at, given=name.strip(), known=", ".join(_OPTIONS))
        if key in seen:
            raise TextError("option-twice", position=at, given=key)
        seen.add(key)
        found = _with_option(found, key, value)
    return found


def _with_option(options: _Options, key: str, value: Span) -> _Options:
    try:
        match key:
            case "chip":
                return options._replace(chip=parse_amount(value.text))
            case "pot":
                return options._replace(pot=parse_amount(value.text))
            case "rake":
                return options._replace(rake=parse_rake(value.text))
            case "rules":
                return options._replace(rules=find_rules(value.text))
    except OddchipError as error:
        raise error.at(position=value.start) from None
    if not re.fullmatch(r"\d{1,9}", value.text, re.ASCII):
        raise TextError("option-value", position=value.start, given=value.text, option=key, suggestion="4")
    return options._replace(button=int(value.text), button_at=value.start)


class _LineReader:
    """Collects the seats of one line; remembers where each card and seat stood, for errors found later."""

    def __init__(self, variant: Variant, letters: str) -> None:
        self.variant = variant
        self.letters = letters
        self.seats: list[Seat] = []
        self.numbered: list[bool] = []
        self.button: tuple[int, int] | None = None
        """Place among the seats, and position, of the seat with the star."""
        self.seat_at: dict[str, int] = {}
        self.board_at: list[int] = []
        self.card_at: list[tuple[Card, int]] = []

    def boards(self, part: Span) -> tuple[tuple[Card, ...], ...]:
        """The boards; ``-`` or nothing is no board."""
        if part.text.strip() in ("-", ""):
            return ()
        boards = []
        for piece in _split(part, "/"):
            self.board_at.append(piece.strip().start)
            cards = self._cards(piece)
            for card, position in cards:
                if card is None:
                    raise TextError("unseen-card", position=position, given="??")
            boards.append(tuple(card for card, _ in cards if card is not None))
        return tuple(boards)

    def seat(self, part: Span) -> None:
        """One seat: star, name, number, holding, stake."""
        start = part.start
        if part.text.startswith("*"):
            if self.button is not None:
                raise TextError("button-twice", position=start, first=self.button[1], second=start)
            self.button = (len(self.seats), start)
            part = part.cut(1).strip()
        name, number, rest = _read_name(part)
        if name in self.seat_at:
            raise ShowdownError("name-twice", player=name).at(position=start)
        self.seat_at[name] = start
        self.numbered.append(number is not None)
        seat = Seat(name=name, number=number or len(self.seats) + 1)
        self.seats.append(self._holding(seat, rest))

    def showdown(self, boards: tuple[tuple[Card, ...], ...], options: _Options) -> Showdown:
        """The showdown, with positions put into whatever its own checks find."""
        if any(self.numbered) and not all(self.numbered):
            missing = self.seats[self.numbered.index(False)].name
            raise TextError("seat-numbers-missing", player=missing, position=self.seat_at[missing])
        button = options.button
        if self.button is not None:
            starred = self.seats[self.button[0]].number
            if button not in (None, starred):
                raise TextError(
                    "button-twice", position=options.button_at, first=self.button[1], second=options.button_at
                )
            button = starred
        try:
            return Showdown(
                variant=self.variant, boards=boards, seats=tuple(self.seats), button=button, chip=options.chip,
                pot=options.pot, rake=options.rake, rules=options.rules,
            )  # fmt: skip
        except OddchipError as error:
            raise self._located(error) from None

    def _located(self, error: OddchipError) -> OddchipError:
        arguments = error.arguments
        card, player, board = arguments.get("card"), arguments.get("player"), arguments.get("board")
        if card is not None:
            positions = [position for read, position in self.card_at if read.code == card]
            return error.at(position=positions[-1])
        if isinstance(player, str):
            return error.at(position=self.seat_at[player])
        if isinstance(board, int):
            return error.at(position=self.board_at[board - 1])
        return error

    def _cards(self, span: Span) -> list[tuple[Card | None, int]]:
        cards = read_cards(span.text, letters=self.letters, start=span.start)
        self.card_at += [(card, position) for card, position in cards if card is not None]
        return [(card, position) for card, position in cards]

    def _holding(self, seat: Seat, span: Span) -> Seat:
        words = [Span(match.group(), span.start + match.start()) for match in re.finditer(r"\S+", span.text)]
        stake = words[-1] if words and self._is_stake(words[-1]) else None
        if stake is not None:
            live, dead = _read_stake(stake)
            seat = replace(seat, live=live, dead=dead)
            span = span.cut(0, stake.start - span.start)
        holding = span.strip()
        if not holding.text:
            raise TextError("holding-missing", player=seat.name, position=self.seat_at[seat.name])
        seat = self._read_holding(seat, holding)
        try:
            check_holding(self.variant, seat)
        except HandError as error:
            raise self._short_holding(seat, stake, error).at(position=holding.start) from None
        return seat

    def _is_stake(self, word: Span) -> bool:
        """Whether the last word is an amount: digits alone are never a card, nor is what no card can be read from."""
        if not _STAKE_LIKE.fullmatch(word.text):
            return False
        try:
            read_cards(word.text, letters=self.letters)
        except TextError:
            return True
        return False

    def _short_holding(self, seat: Seat, stake: Span | None, error: HandError) -> OddchipError:
        """A holding one card short before a number from 2 to 10: the number may be meant as a rank."""
        short = len(seat.hole) + 1 in self.variant.hole_counts and len(seat.hole) < self.variant.hole
        if stake is not None and short and stake.text in {str(number) for number in range(2, 11)}:
            return TextError("holding-or-stake", number=stake.text, **error.arguments)
        return error

    def _read_holding(self, seat: Seat, holding: Span) -> Seat:
        text = holding.text
        word = re.match(r"(fold|muck)(?=[\s(]|$)", text, re.IGNORECASE)
        if word is not None:
            state = SeatState.FOLDED if word.group().casefold() == "fold" else SeatState.MUCKED
            return replace(seat, state=state, hole=self._in_brackets(holding.cut(word.end()).strip()))
        if text == "?":
            return replace(seat, state=SeatState.UNSEEN)
        if text.startswith("#"):
            if not re.fullmatch(r"#[1-9]\d?", text, re.ASCII):
                raise TextError("declared-rank", position=holding.start, given=text)
            return replace(seat, state=SeatState.DECLARED, place=int(text[1:]))
        return self._shown(seat, holding)

    def _shown(self, seat: Seat, holding: Span) -> Seat:
        pieces = _split(holding, "/")
        shape = self.variant.parts
        try:
            cards = [self._cards(piece) for piece in pieces]
        except TextError as error:
            if error.arguments.get("position") != holding.start or not _is_word(holding.text):
                raise
            given = holding.text.split()[0]
            raise TextError("holding-word", position=holding.start, given=given) from None
        hole = tuple(card for piece in cards for card, _ in piece)
        sizes = tuple(len(piece) for piece in cards)
        if len(sizes) > 1 and sizes != shape:
            expected = " / ".join(map(str, shape or (self.variant.hole,)))
            raise HandError(
                "holding-parts", player=seat.name, variant=self.variant.key, expected=expected, position=holding.start
            )
        state = SeatState.UNSEEN if None in hole else SeatState.IN
        return replace(seat, state=state, hole=hole)

    def _in_brackets(self, span: Span) -> tuple[Card | None, ...]:
        """The cards of a folded or mucked seat, in brackets: dead, but known."""
        if not span.text:
            return ()
        if not (span.text.startswith("(") and span.text.endswith(")")):
            raise TextError("seat-form", position=span.start, given=span.text, suggestion="fold (As Kd) 100")
        return tuple(card for card, _ in self._cards(span.cut(1, -1)))


def _is_word(text: str) -> bool:
    """Whether letters where cards should be are a word, such as "folds" or "all-in", and not cards with a slip."""
    letters = _LETTERS.match(text)
    return letters is not None and (letters[0][0].casefold() not in _RANK_LETTERS or _CARD.search(letters[0]) is None)


def _read_name(part: Span) -> tuple[str, int | None, Span]:
    """Name, seat number if there is one, and what follows the colon."""
    if part.text.startswith('"'):
        match = re.match(r'"((?:[^"]|"")*)"', part.text)
        if match is None:
            raise TextError("quote-open", position=part.start)
        name, rest = match.group(1).replace('""', '"'), part.cut(match.end())
        head, colon, _ = rest.text.partition(":")
    else:
        head, colon, _ = part.text.partition(":")
        name, at, _ = head.partition("@")
        rest = part.cut(len(name) if at else len(head))
        head = head[len(name) :]
        name = name.strip()
        if colon and (name.startswith("*") or re.search(r'[|:@"=/]', name)):
            _refuse_name(name, part)
    if not colon:
        raise TextError("seat-form", position=part.start, given=part.text, suggestion=_SEAT_EXAMPLE)
    if not name.strip() or any(unicodedata.category(sign) == "Cc" for sign in name):
        _refuse_name(name, part)
    return name, _seat_number(Span(head, rest.start).strip()), rest.cut(rest.text.index(":") + 1)


def _refuse_name(name: str, part: Span) -> NoReturn:
    raise TextError("seat-name", position=part.start, given=name)


def _seat_number(span: Span) -> int | None:
    if not span.text:
        return None
    number = span.text[1:].strip()
    if not span.text.startswith("@") or not re.fullmatch(r"[1-9]\d{0,8}", number, re.ASCII):
        raise TextError("seat-number", position=span.start, given=span.text)
    return int(number)


def _read_stake(stake: Span) -> tuple[Amount, Amount]:
    live, plus, dead = stake.text.partition("+")
    try:
        if plus and not (live and dead):  # a sign, not a sum: the whole of it is told
            return parse_amount(stake.text), 0
        return parse_amount(live), parse_amount(dead) if plus else 0
    except TextError as error:
        raise error.at(position=stake.start) from None
