"""One language, speaking: numbers, names, cards and messages put into words."""

from collections.abc import Iterable, Mapping, Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from fractions import Fraction
from functools import cache
from typing import Any, ClassVar, Literal

from oddchip.cards import Card, Rank, Suit
from oddchip.errors import UnknownNameError
from oddchip.pots import Amount
from oddchip.ranking import HandCategory, MadeHand
from oddchip.wording.catalogue import LANGUAGES, catalogue
from oddchip.wording.conventions import Conventions
from oddchip.wording.forms import Forms, Phrase, chips
from oddchip.wording.hand_names import hand_forms
from oddchip.wording.isolates import FIRST_STRONG, isolated, without_controls
from oddchip.wording.resolver import MessageError, Resolver, Value

ListStyle = Literal["standard", "or", "unit"]


class Speaker:
    """Says messages in one language, with bidi isolates around what is not of the language unless told otherwise.

    ``plain`` is for screen readers: cards and ranks are spoken as words. Speakers hold no state that a call changes, so
    one may be shared between threads.

    >>> speaker = Speaker("ru", isolates=False)
    >>> speaker.chips(Decimal("302"), case="po")
    '302\\xa0фишки'
    >>> speaker.names(["Анна", "B"])
    'Анна и B'
    """

    card_mark: ClassVar[str] = FIRST_STRONG
    """What opens the isolate around cards."""

    def __init__(self, lang: str, *, isolates: bool = True, plain: bool = False) -> None:
        if lang not in LANGUAGES:
            raise UnknownNameError("unknown-language", given=lang, known=", ".join(LANGUAGES))
        self.lang = lang
        self.isolates = isolates
        self.plain = plain
        self._catalogue = catalogue(lang)
        self._conventions = Conventions(self._catalogue.language.conventions)
        self._resolver = Resolver(
            self._catalogue.entry, number=self._conventions.number, plural=self._conventions.plural
        )

    def __repr__(self) -> str:
        return f"Speaker({self.lang!r}, isolates={self.isolates}, plain={self.plain})"

    @property
    def direction(self) -> str:
        """``ltr`` or ``rtl``."""
        return self._conventions.direction

    def knows(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._catalogue

    def say(self, message_id: str, /, **arguments: Any) -> Phrase:
        """The message with its arguments; `MessageError` for an unknown id, a missing argument, whatever stops it.

        Arguments: text (a name, a code: isolated), numbers, lists of names, cards, ranks, suits, categories, made
        hands, `chips`, or `Phrase` for text already in the language.

        >>> str(Speaker("en", isolates=False).say("label", label=Phrase("Main pot"), text=Phrase("150 chips")))
        'Main pot: 150 chips'
        """
        entry = self._catalogue.entry(message_id)
        values = {
            name: self._value(message_id, name, arguments, selects=name in entry.selectors) for name in entry.variables
        }
        return self._format(message_id, values)

    def attribute(self, message_id: str, name: str) -> Phrase | None:
        """An attribute of a message that needs no arguments, ``None`` if the message has no such attribute."""
        if name not in self._catalogue.entry(message_id).attributes:
            return None
        return self._format(message_id, {}, name)

    def form(self, thing: Forms, form: str = "nom") -> Phrase:
        """One grammatical form of a thing: ``speaker.form(chips(3), "gen")``."""
        said = self.say(f"{thing.kind}-{form}", **thing.arguments)
        return Phrase(self.isolate(said)) if thing.isolate else said

    def chips(self, amount: Amount, case: str = "nom") -> Phrase:
        """An amount of chips in a case of the language, number and noun in one isolate.

        >>> Speaker("ru", isolates=False).chips(21, case="acc")
        '21\\xa0фишку'
        """
        return self.form(chips(amount), case)

    def number(self, number: Amount) -> Phrase:
        """A number with the separators of the language, trailing zeros dropped.

        >>> str(Speaker("ru", isolates=False).number(Decimal("1.50")))
        '1,5'
        """
        return Phrase(self.isolate(self._conventions.number(_exact(number))))

    def percent(self, share: Decimal | Fraction | float, *, digits: int = 2) -> Phrase:
        """A share of one as a percentage with at most ``digits`` decimals.

        >>> str(Speaker("en", isolates=False).percent(0.8126))
        '81.26%'
        """
        value = share if isinstance(share, Decimal) else Decimal(str(float(share)))
        percent = (value * 100).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_EVEN)
        return Phrase(self.isolate(self._conventions.percent(Decimal(_exact(percent)))))

    def money(self, amount: Amount, currency: str) -> Phrase:
        """A sum in a currency; it takes no noun."""
        if len(currency) == 3 and currency.isascii() and currency.isalpha():
            from babel.numbers import format_currency  # noqa: PLC0415 - loads a whole locale, which only money needs

            value = amount if isinstance(amount, Decimal) else Decimal(amount)
            locale = self._catalogue.language.locale.replace("-", "_")
            said = without_controls(format_currency(value, currency.upper(), locale=locale))
        else:
            said = f"{self._conventions.number(_exact(amount))}\N{NO-BREAK SPACE}{without_controls(currency)}"
        return Phrase(self.isolate(said))

    def names(self, names: Sequence[str], style: ListStyle = "standard") -> Phrase:
        """Names as a list, each isolated before they are joined."""
        return self.joined([self.name(name) for name in names], style)

    def joined(self, parts: Sequence[str], style: ListStyle = "standard") -> Phrase:
        """Phrases joined as the language joins a list."""
        return Phrase(self._conventions.joined(parts, style))

    def chain(self, message_id: str, parts: Sequence[str]) -> Phrase:
        """Phrases joined two by two with a message of a ``first`` and a ``rest``."""
        said = parts[-1] if parts else ""
        for part in reversed(parts[:-1]):
            said = self.say(message_id, first=Phrase(part), rest=Phrase(said))
        return Phrase(said)

    def name(self, name: str) -> Phrase:
        """One name, or any other foreign text, in its isolate."""
        return Phrase(self.isolate(without_controls(name)))

    def isolate(self, text: str) -> str:
        """Text in an isolate, if this speaker isolates."""
        return isolated(text) if self.isolates else text

    def cards(self, cards: Iterable[Card]) -> Phrase:
        """Cards in one isolate, as ``A♠ 10♥``; as words for screen readers.

        >>> from oddchip.cards import parse_cards
        >>> str(Speaker("en", isolates=False).cards(parse_cards("As Th")))
        'A♠ 10♥'
        """
        if self.plain:
            return self.chain("join-slot", [self.card(card) for card in cards])
        return self._code(" ".join(card.glyph for card in cards))

    def ranks(self, ranks: Iterable[Rank]) -> Phrase:
        """Ranks in one isolate, as ``A-K-Q-J-10``; as words for screen readers."""
        if self.plain:
            return self.chain("join-slot", [self.rank(rank) for rank in ranks])
        return self._code("-".join(rank.label for rank in ranks))

    def card(self, card: Card) -> Phrase:
        """One card as words.

        >>> str(Speaker("ru").card(Card.from_code("As")))
        'туз пик'
        """
        return self.say("card-spoken", rank=card.rank, suit=card.suit)

    def rank(self, rank: Rank, form: str = "nom") -> Phrase:
        """A rank as a word, in a form of the language."""
        return self.form(_rank_forms(rank), form)

    def suit(self, suit: Suit, form: str = "nom") -> Phrase:
        """A suit as a word, in a form of the language."""
        return self.form(_suit_forms(suit), form)

    def category(self, category: HandCategory, form: str = "nom") -> Phrase:
        """A category as a word, in a form of the language."""
        return self.form(_category_forms(category), form)

    def hand_name(self, hand: MadeHand, *, kickers: int | None = None, form: str = "nom") -> Phrase:
        """A hand by name: ``a pair of queens, ace kicker``; ``kickers`` says how many are named (all if not said).

        >>> from oddchip.cards import parse_cards
        >>> from oddchip.ranking import ANY_FIVE, HIGH
        >>> hand = HIGH.best(ANY_FIVE, parse_cards("Ad Qc"), parse_cards("Qs 9h 6d 4c 2s"))
        >>> str(Speaker("en", isolates=False).hand_name(hand, kickers=1))
        'a pair of queens, ace kicker'
        """
        return self.form(hand_forms(hand, kickers=kickers), form)

    def _code(self, text: str) -> Phrase:
        return Phrase(isolated(text, self.card_mark)) if self.isolates else Phrase(text)

    def _value(self, message_id: str, name: str, arguments: Mapping[str, Any], *, selects: bool) -> Any:
        """What Fluent gets for a variable: a form of an argument, or a key for a selector."""
        base, _, form = name.partition("-")
        if base not in arguments:
            raise MessageError(f"{self.lang}: message {message_id!r} lacks its argument {base!r}")
        argument = _as_forms(arguments[base])
        if selects:
            return self._key(argument, form)
        if isinstance(argument, Forms):
            return str(self.form(argument, form or "nom"))
        if form == "count":
            return self._conventions.number(len(argument))
        if form == "raw":
            return without_controls(str(argument))
        if form and not isinstance(argument, Phrase):
            raise MessageError(f"{self.lang}: message {message_id!r} wants {name!r}, but that argument has no forms")
        return self._text(argument)

    def _key(self, argument: Any, form: str) -> Value:
        """What a selector looks at: the key of a thing, a number, or text."""
        if isinstance(argument, Forms):
            argument = argument.key
        if form == "count":
            argument = len(argument)
        return argument if isinstance(argument, str) else _exact(argument)

    def _text(self, argument: Any) -> str:  # noqa: PLR0911 - one line a kind of argument
        match argument:
            case Phrase():
                return str(argument)
            case str():
                return self.name(argument)
            case int() | Decimal():
                return self.number(argument)
            case Card():
                return self.cards([argument])
            case [Card(), *_]:
                return self.cards(argument)
            case [Rank(), *_]:
                return self.ranks(argument)
            case [Phrase(), *_]:
                return self.joined(argument)
            case [*names]:
                return self.names([str(name) for name in names])
        raise MessageError(f"{self.lang}: cannot say {argument!r}")

    def _format(self, message_id: str, values: Mapping[str, Value], attribute: str | None = None) -> Phrase:
        try:
            said = self._resolver.say(message_id, values, attribute)
        except MessageError as error:
            raise MessageError(f"{self.lang}: message {message_id!r}: {error}") from error
        # Locales isolate foreign words of their own, such as the name of a program.
        return Phrase(said if self.isolates else without_controls(said))


def _exact(number: Amount) -> Amount:
    """A number without trailing zeros, because 1.0 would select another plural class than 1."""
    if isinstance(number, Decimal):
        whole = number.to_integral_value()
        return int(whole) if whole == number else number.normalize()
    return number


def _as_forms(argument: Any) -> Any:
    """Things of the domain as things with forms."""
    match argument:
        case Rank():
            return _rank_forms(argument)
        case Suit():
            return _suit_forms(argument)
        case HandCategory():
            return _category_forms(argument)
        case MadeHand():
            return hand_forms(argument)
    return argument


def _rank_forms(rank: Rank) -> Forms:
    # Words, since Fluent takes a digit as the key of a variant for a number.
    key = rank.name.lower()
    return Forms("rank", key, {"rank": key})


def _suit_forms(suit: Suit) -> Forms:
    key = suit.name.lower()
    return Forms("suit", key, {"suit": key})


def _category_forms(category: HandCategory) -> Forms:
    return Forms("category", category.value, {"category": category.value})


@cache
def _shared(lang: str, isolates: bool, plain: bool) -> Speaker:  # noqa: FBT001 - the key of the cache
    return Speaker(lang, isolates=isolates, plain=plain)


def get_speaker(lang: str, *, isolates: bool = True, plain: bool = False) -> Speaker:
    """The speaker of a language, made once; `UnknownNameError` (``unknown-language``) for a language without a locale.

    >>> get_speaker("en") is get_speaker("en")
    True
    """
    return _shared(lang, isolates, plain)
