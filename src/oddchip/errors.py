"""What can go wrong, as one tree of exceptions.

::

    OddchipError
    ├── TextError(ValueError)          text that cannot be read: a card, an amount, a showdown line
    ├── HandError(ValueError)          cards that make no hand: a wrong count, one card twice
    ├── UnknownNameError(LookupError)  a variant, preset, setting, language or half nobody knows
    ├── RulesError(ValueError)         a house rule with a value it cannot have
    ├── ShowdownError(ValueError)      a showdown that contradicts itself
    ├── SettlementError(ValueError)    a showdown that cannot be settled as it stands
    ├── RecordError(ValueError)        JSON that is not of the published form
    ├── OddsError(ValueError)          a question about odds that has no answer, or none within its budget
    ├── ExampleError(ValueError)       a worked example that is written wrongly, or whose stated result is wrong
    ├── ArrayError(ValueError)         an array or number of cards that no kernel can read
    ├── RequestError(ValueError)       an HTTP request that cannot be read, or asks for too much
    ├── QuestionError(RuntimeError)    a question that cannot be made, since no deal found invites a mistake
    ├── ProgressError(RuntimeError)    a learner's progress that cannot be read or kept, a sheet that cannot be made
    └── MissingExtraError(ImportError) a part of oddchip that is not installed

Every error carries a stable kebab-case ``code`` and ``arguments``: plain data (text, numbers, cards), never
sentences, so that any language can say it. ``str(error)`` is one short English line; ``oddchip.wording`` says the
same in every language. ``ERROR_CODES`` is the published list.
"""

from collections.abc import Mapping
from typing import Final, Self

ERROR_CODES: Final[Mapping[str, str]] = {
    # cards
    "unknown-card": "{given!r} is no card; a card is a rank and a suit, such as {suggestion}",
    "look-alike": "{given!r} is a letter of another alphabet ({letter}); try {suggestion}",
    "numeric-rank": "{given!r} is no rank; try {suggestion}",
    "ambiguous-ten": "with Russian letters a Latin T is unclear; try {suggestion}",
    "card-repeated": "{card} is given twice; it first stands at position {first}",
    "duplicate-card": "{card} is given twice: {first} and {second}",
    "card-not-in-deck": "{card} is not in the {size}-card deck of {variant}",
    "unseen-card": "?? is no known card, and all cards are needed here",
    # counts
    "hand-count": "{given} cards given; {variant} needs {expected}",
    "holding-count": "{player}: {given} cards given; {variant} needs {expected}",
    "holding-or-stake": (
        "{player}: is {number} the stake or the rank of a card? {given} cards given, {variant} needs {expected}"
    ),
    "holding-parts": "{player}: {variant} takes a holding of {expected}, separated by /",
    "board-count": "board of {given} cards; {variant} needs {expected}",
    "boards-count": "{given} boards given; {variant} needs {expected}",
    "board-incomplete": "board {board} has {given} cards; {variant} needs {expected} to be settled",
    "holding-incomplete": "{player}: {given} cards; {variant} needs {expected} to be settled",
    "board-repeat": "{card} stands on boards {first} and {second}, but not at the same place behind the same cards",
    # amounts
    "bad-amount": "{given!r} is no amount; write digits and at most one point: {suggestion}",
    "amount-too-long": "{given!r} is too long an amount; at most 15 digits before the point and 8 after it",
    "chip-zero": "the smallest chip must be more than nothing; given {given}",
    # the showdown line
    "empty-line": "nothing to settle; a line looks like {suggestion}",
    "line-parts": "a line has a game, a board and at least one seat, separated by |; given {given} parts",
    "seat-form": "{given!r} is no seat; a seat looks like {suggestion}",
    "seat-name": "{given!r} cannot be a name; put it in double quotes or choose another",
    "name-twice": "two seats are called {player}",
    "quote-open": "the double quote is never closed",
    "seat-number": "{given!r} is no seat number; write @ and 1, 2, 3 ...",
    "seat-numbers-missing": "{player} has no seat number, others have: number all seats or none",
    "seat-order": "seat numbers must go up once around the table; {player} at {given} breaks the order",
    "holding-word": "{given!r} is no holding; write the cards, or in their place ?, fold, muck or #1",
    "holding-missing": "{player} holds nothing; write cards, ?, fold, muck or #1",
    "declared-rank": "{given!r} is no place in the order; the best hand is #1",
    "button-twice": "the button is given twice, at {first} and {second}",
    "option-unknown": "unknown option {given!r}; known: {known}",
    "option-twice": "the option {given} is given twice",
    "option-value": "{given!r} is no value for {option}; try {suggestion}",
    # showdowns
    "no-seats": "no seats: nobody is at the table",
    "stakes-missing": "{player} has no stake, others have: give all stakes or none",
    "pot-and-stakes": "the stakes add up to {total}, the pot is said to be {pot}",
    "negative-amount": "{player}: {given} is less than nothing",
    "declared-mixed": "{player}: declared order (#) and cards cannot be mixed",
    "declared-split": "{variant} divides the pot, so one declared order (#) is not enough; give the cards",
    # settling
    "no-live-hand": "every hand is folded or mucked: nobody can win",
    "nothing-at-stake": "the pot is empty: every stake is zero",
    "button-missing": "an odd chip of {pot} goes left of the button, and no button is marked; try {suggestion}",
    "rake-too-large": "a rake of {rake} is more than the pots hold ({total})",
    "verify-waits": "payouts cannot be checked: a pot depends on the unseen cards of {players}",
    "verify-no-chips": "payouts cannot be checked: neither stakes nor a pot are given",
    "payout-unknown": "{player} is not in this showdown",
    # names
    "unknown-variant": "unknown game {given!r}; did you mean {suggestion}?",
    "unknown-rules": "unknown house rules {given!r}; known: {known}",
    "unknown-setting": "unknown house-rule setting {given!r}; known: {known}",
    "setting-value": "{setting} cannot be {given!r}; choose from {known}",
    "unknown-language": "unknown language {given!r}; known: {known}",
    "unknown-half": "{variant} has no {given!r} half; it has {known}",
    "option-needs": "{given} changes nothing without {option}",
    "unknown-choice": "{given!r} is no {option}; choose from {known}",
    # hands
    "not-comparable": "a {first} hand and a {second} hand cannot be compared",
    # odds
    "hands-count": "odds are asked for two hands or more; given {given}",
    "no-deal": "{hands}: no deal gives each of them a hand, because they need the same cards",
    "deck-too-small": "{needed} cards are needed and {left} are left in the deck of {variant}",
    "too-many-players": "{given} players are too many to count {variant} for; at most {most}",
    "over-budget": "an exact answer takes about {steps} steps, and the budget is {budget}; raise it, or sample",
    "exact-and-sampled": "{option} is for sampling, and an exact answer is asked for",
    "odds-option": "{option} must be {expected}; given {given}",
    "too-few-cards": "{given} cards make no hand at the stage {stage}",
    "range-too-wide": "{given}: {combos} hands are too many to list one by one; at most {most}",
    "declared-odds": "{player}: a declared place says nothing about cards to come",
    "community-card": "a shared card in {variant} is not supported in questions about odds",
    # ranges and outs
    "range-empty": "no hand is named; a range looks like {suggestion}",
    "range-incomplete": "a starting hand is missing here; try {suggestion}",
    "range-token": "{given!r} names no starting hand; try {suggestion}",
    "range-tail": "{given!r} after a hand has no meaning in a range; try {suggestion}",
    "range-bracket": "{given!r}: a bracket that does not close, holds nothing or was never opened; try {suggestion}",
    "range-pair-suited": "{given!r}: the two cards of a pair are never of one suit; try {suggestion}",
    "range-ends": (
        "from {first} to {last} is no run: the ends share the top card or the gap, and the mark s or o; "
        "try {suggestion}"
    ),
    "range-weight": "{given!r} is no weight; write 0 to 1 after : or 0 to 100 percent after @: {suggestion}",
    "range-percent": "{given!r} is no share of the hands; write a number up to 100: {suggestion}",
    "range-percent-game": "{given!r}: no order of all starting hands is known for {variant}; name the hands",
    "range-card-count": "{given!r} names {count} cards; {variant} deals {expected}",
    "range-game": "{variant} has no ranges of starting hands; games with a board and one holding have",
    "ranges-differ": "a range of {first} and a range of {second} cannot be combined",
    "rank-not-in-deck": "there is no {given} in the {size}-card deck of {variant}",
    "outs-board": "{given} cards on the board; draws and outs are counted on the flop or turn, with 3 or 4",
    "outs-game": "{variant} is played without a board; draws and outs need one",
    "outs-opponent": "cards that win can be counted only against known hands",
    "outs-call": "a call of {given}: it must be more than nothing, and the pot no less than nothing",
    # arrays
    "array-type": "{name} must be an array of {expected}; given {given}",
    "array-shape": "{name} has the shape {given}; expected {expected}",
    "array-card": "{name}: {given} at {place} is no card of this deck, whose cards are {first} to {last}",
    "array-duplicate": "{name}: card {card} occurs twice in row {row}",
    "array-rows": "{name} has {given} rows, {other} has {expected}",
    "no-such-value": "no {system} hand has the value {given}",
    "no-kernel": "there is no kernel for {system} with {selection} and {given} cards",
    # JSON
    "not-json": "not JSON: {given!r}",
    "wrong-schema": "schema {given!r} is not {expected}",
    "missing-field": "{path}: missing",
    "unknown-field": "{path}: unknown; known here: {known}",
    "wrong-type": "{path}: {given!r} is not {expected}",
    "record-differs": "{path}: the record says {given}, settling its line gives {expected}",
    # HTTP
    "not-utf8": "the body is not UTF-8 text",
    "media-type": "a body of the type {given!r} is not read here; send {expected}",
    "body-too-large": "the body has more than {most} bytes",
    "address-too-long": "the address has more than {most} bytes",
    "too-many": "{given} given; at most {most} are taken",
    "text-too-long": "{given} characters are too many; at most {most} are read",
    "host-unknown": "this server does not answer to the name {given!r}",
    "cross-site": "this form was sent by a page of another server",
    "not-found": "there is nothing at this address",
    "method-not-allowed": "{given} is not done here; try {known}",
    "job-unknown": "there is no job {given!r}; a finished job is kept for a while and then forgotten",
    "job-stopped": "the work was stopped before it had a result",
    "work-too-long": "this takes more than {seconds} seconds of work and was stopped",
    "server-busy": "the server is busy; try again in {seconds} seconds",
    "server-fault": "something went wrong on the server; it has been logged",
    "port-taken": "port {port} cannot be opened on {host}: it may be in use, try another with --port",
    "tls-files": "--certfile and --keyfile go together, and both must be readable PEM files",
    # examples in articles
    "example-differs": "the example says {given} for {what}, but it comes out as {expected}",
    "example-key": "{given!r} is no setting of an example; known: {known}",
    "example-value": "{given!r} is no value for {what}; try {suggestion}",
    "example-twice": "{what} is given twice in the example",
    "example-empty": "the example has no showdown line",
    # questions, a learner's progress, and sheets
    "no-question": "no deal of {variant} invites a mistake in a question of the kind {kind}; try another kind",
    "progress-busy": "{path}: another process has been writing for too long",
    "progress-newer": "{path}: written by a later oddchip (version {given} of the tables; known: {known})",
    "progress-unusable": "{path}: cannot be used as a database of progress",
    "quiz-number": "{given} is too few or too many for {option}; write {first} to {last}",
    "quiz-together": "{first} and {second} do not go together",
    "sheet-binary": "{format} is no text for a terminal; name a file: {option}",
    "pdf-libraries": "PDF needs the Pango library, which is not installed on this system",
    # files and installation
    "file-missing": "{path}: no such file (a showdown line has | in it)",
    "file-unreadable": "{path}: cannot be read as UTF-8 text",
    "file-unwritable": "{path}: cannot be written",
    "picture-one": "{path} takes the picture of one showdown; with several write {suggestion}, {{n}} being the number",
    "missing-extra": "this needs an extra that is not installed; try pip install 'oddchip[{extra}]'",
}
"""Every error code with its English template; arguments stand in braces."""

_PLACES: Final = ("line", "item", "field", "position")


class OddchipError(Exception):
    """Base of everything oddchip raises on purpose.

    ``code`` is stable; ``arguments`` holds what was given, where, and what to try;
    ``position`` counts characters of the text from 1, ``line`` the lines of a file and ``item`` the items of a JSON
    array. Places of cards are a seat's name, or the number of a board.

    >>> error = OddchipError("chip-zero", given="0")
    >>> error.code, dict(error.arguments)
    ('chip-zero', {'given': '0'})
    >>> str(error)
    'the smallest chip must be more than nothing; given 0'
    """

    def __init__(self, code: str, /, **arguments: object) -> None:
        self.code = code
        self.arguments: Mapping[str, object] = arguments
        where = "".join(f"{name} {arguments[name]}: " for name in _PLACES if name in arguments)
        super().__init__(where + ERROR_CODES[code].format_map(arguments))

    def at(self, **where: object) -> Self:
        """The same error with its place added: ``position`` (1 is the first character), ``line``, or ``field`` and
        ``item`` of JSON.

        >>> str(OddchipError("seat-form", given="x", suggestion="A: As Kd 100").at(position=12))
        "position 12: 'x' is no seat; a seat looks like A: As Kd 100"
        """
        return type(self)(self.code, **{**self.arguments, **where})

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _rebuild, (type(self), self.code, dict(self.arguments))


def _rebuild(kind: type[OddchipError], code: str, arguments: Mapping[str, object]) -> OddchipError:
    return kind(code, **arguments)


class TextError(OddchipError, ValueError):
    """Text that cannot be read as a card, an amount or a showdown line."""


class HandError(OddchipError, ValueError):
    """Cards that make no hand: a wrong count, or one card twice."""


class UnknownNameError(OddchipError, LookupError):
    """A name that is not in its registry: a variant, preset, setting, language or half."""


class RulesError(OddchipError, ValueError):
    """A house rule with a value it cannot have."""


class ShowdownError(OddchipError, ValueError):
    """A showdown that contradicts itself."""


class SettlementError(OddchipError, ValueError):
    """A showdown that cannot be settled as it stands."""


class RecordError(OddchipError, ValueError):
    """JSON that is not of the published form."""


class OddsError(OddchipError, ValueError):
    """A question about odds that has no answer, or none within its budget."""


class ExampleError(OddchipError, ValueError):
    """A worked example that is written wrongly, or whose stated result is wrong."""


class ArrayError(OddchipError, ValueError):
    """An array or number of cards that no kernel can read: type, shape, a number that is no card."""


class RequestError(OddchipError, ValueError):
    """An HTTP request that cannot be read, or asks for too much."""


class QuestionError(OddchipError, RuntimeError):
    """A question that cannot be made, since no deal found invites a mistake."""


class ProgressError(OddchipError, RuntimeError):
    """A learner's progress that cannot be read or kept, or a sheet that cannot be made."""


class MissingExtraError(OddchipError, ImportError):
    """A part of oddchip that is not installed."""
