"""Odds in sentences: equities, chances of the final hand, outs; always with the conditions they rest on."""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any

from oddchip.cards import Card, Rank, parse_cards
from oddchip.errors import OddchipError
from oddchip.odds import Chances, Draw, Equity, HalfChances, Outs, PlayerEquity, SettlementEquity
from oddchip.ranking import HandCategory
from oddchip.variants import Variant, find_variant
from oddchip.wording.forms import Forms, Phrase, count
from oddchip.wording.speaker import Speaker, get_speaker
from oddchip.wording.telling import half_forms

CONFIDENCE = 1.96
"""Standard errors on either side that hold the true value in 95 of 100 samples."""
_SHOWN_CHANCE = 4


def explain_equity(answer: Equity, *, lang: str = "en", isolates: bool = True, plain: bool = False) -> str:
    """Every hand's chances, how they were found, and under which conditions, a line each.

    >>> from oddchip.odds import equity
    >>> print(explain_equity(equity("holdem", ["AhKh", "QsQd"], board="QhJh2c"), isolates=False))
    A♥ K♥: win 33.84%, tie 0%, lose 66.16%; equity 33.84%.
    Q♠ Q♦: win 66.16%, tie 0%, lose 33.84%; equity 66.16%.
    Exact: every one of 990 deals.
    Given: Texas hold’em (52 cards); on the board Q♥ J♥ 2♣; no other card known; cards that may still come: 45.
    """
    speaker = get_speaker(lang, isolates=isolates, plain=plain)
    lines = []
    for player in answer.players:
        lines.append(_player(speaker, answer, player))
        for part, chance in player.parts.items():
            lines.append(
                speaker.say(
                    "odds-part", player=say_hand(speaker, player.hand), part=say_part(speaker, part),
                    win=speaker.percent(answer.chance(chance.win)), tie=speaker.percent(answer.chance(chance.tie)),
                )
            )  # fmt: skip
    return "\n".join([*lines, *equity_basis(speaker, answer)])


def equity_basis(speaker: Speaker, answer: Equity) -> list[Phrase]:
    """How equities were found, and under which conditions they hold, a sentence each."""
    lines = shortfalls(speaker, answer)
    if not answer.is_exact:
        lines.append(speaker.say("odds-sampled", deals=count("deals", answer.deals), seed=str(answer.seed)))
    elif answer.weight_scale != 1:
        lines.append(speaker.say("odds-exact-weighted"))
    else:
        lines.append(speaker.say("odds-exact", deals=count("deals", answer.total)))
    lines.append(speaker.say("odds-given", conditions=joined_conditions(speaker, _equity_conditions(speaker, answer))))
    return lines


def explain_chances(answer: Chances, *, lang: str = "en", isolates: bool = True, plain: bool = False) -> str:
    """How often the hand ends in each category, with the conditions the numbers rest on.

    >>> from oddchip.odds import chances
    >>> print(explain_chances(chances("holdem", "KsQs", "KdKhQh"), isolates=False).replace("; no", ";\\nno"))
    four of a kind: 47 (4.3478%)
    full house: 1,034 (95.6522%)
    Counted exactly, out of 1,081 deals.
    Given: Texas hold’em (52 cards); in hand K♠ Q♠; on the board K♦ K♥ Q♥;
    no other card known; cards to come: 2 of 47; looked at when all cards are dealt.
    """
    speaker = get_speaker(lang, isolates=isolates, plain=plain)
    lines: list[str] = []
    for half in answer.halves:
        if len(answer.halves) > 1:
            lines.append(speaker.say("chances-half", half=speaker.form(half_forms(half.half), "label")))
        lines += _half(speaker, answer, half)
    return "\n".join([*lines, *chances_basis(speaker, answer)])


def chances_basis(speaker: Speaker, answer: Chances) -> list[Phrase]:
    """How chances were counted, and under which conditions they hold, a sentence each."""
    conditions = joined_conditions(speaker, _chance_conditions(speaker, answer))
    return [
        speaker.say("chances-total", deals=count("deals", answer.total)),
        speaker.say("odds-given", conditions=conditions),
    ]


def explain_outs(
    answer: Outs, draws: Sequence[Draw] = (), *, lang: str = "en", isolates: bool = True, plain: bool = False
) -> str:
    """The outs of a hand with their chances beside the rule of two and four, its draws, and the cards that deceive.

    >>> from oddchip.odds import find_draws, outs
    >>> print(explain_outs(outs("holdem", "AhKh", "Qh7h2c", "QsJs", mode="win"), isolates=False).splitlines()[1])
    By the next card 33.33%, by the river 56.06%; the rule of two and four says 30% and 60%.
    """
    speaker = get_speaker(lang, isolates=isolates, plain=plain)
    unseen = count("cards", answer.unseen)
    lines: list[str] = [_draw(speaker, draw) for draw in draws]
    if answer.cards:
        message = "outs-cards" if answer.mode == "win" else "outs-improve"
        lines.append(speaker.say(message, cards=answer.cards, number=len(answer.cards), unseen=unseen))
        lines.append(_out_chances(speaker, answer))
    else:
        lines.append(speaker.say("outs-none", unseen=unseen))
    if answer.mode == "win" and answer.ties:
        lines.append(speaker.say("outs-ties", cards=answer.ties))
    if answer.tainted:
        lines.append(speaker.say("outs-tainted", cards=[row.card for row in answer.tainted]))
    if answer.runouts is not None:
        total = answer.runouts.total
        said = {
            name: speaker.percent(Fraction(getattr(answer.runouts, name), total)) for name in ("win", "tie", "lose")
        }
        lines.append(speaker.say("outs-runouts", deals=count("deals", total), **said))
    return "\n".join(lines)


def _player(speaker: Speaker, answer: Equity, player: PlayerEquity) -> Phrase:
    said: dict[str, Any] = {
        name: speaker.percent(answer.chance(getattr(player, name))) for name in ("win", "tie", "lose", "quarter")
    }
    split = "-split" if player.parts else ""
    if not split:
        del said["quarter"]
    sampled = "" if answer.is_exact else "-sampled"
    if sampled:
        said["margin"] = speaker.number(points(CONFIDENCE * player.standard_error))
    return speaker.say(
        f"odds-player{split}{sampled}",
        player=say_hand(speaker, player.hand),
        equity=speaker.percent(player.equity),
        **said,
    )


def points(share: float) -> Decimal:
    """A share of one in percentage points, with two decimals."""
    return Decimal(str(round(100 * share, 2)))


def say_hand(speaker: Speaker, text: str) -> Phrase:
    """Known cards as cards, a range as it is written, an unseen hand in words."""
    if text == "random":
        return speaker.say("odds-random")
    try:
        return speaker.cards(parse_cards(text))
    except OddchipError:
        return speaker.name(text)


def say_part(speaker: Speaker, part: str) -> Phrase:
    """A half by its name, a board by its number."""
    if part.startswith("board-"):
        return speaker.say("odds-board", board=int(part.removeprefix("board-")))
    return speaker.form(half_forms(part))


def shortfalls(speaker: Speaker, answer: Equity | SettlementEquity) -> list[Phrase]:
    """What an estimate falls short of: broken off, or less exact than was asked for."""
    if answer.interrupted:
        return [speaker.say("odds-interrupted")]
    wanted, reached = answer.wanted_error, answer.reached_error
    if wanted is None or reached <= wanted:
        return []
    digits = _digits(wanted)
    said = {
        "wanted": speaker.percent(Decimal(str(wanted)), digits=digits),
        "reached": speaker.percent(Decimal(str(reached)), digits=digits + 1),
    }
    return [speaker.say("odds-error-missed", deals=count("deals", answer.deals), **said)]


def _digits(share: float) -> int:
    """Decimals that show a share of one in percent as it was written, six at most.

    >>> _digits(0.001), _digits(0.00001), _digits(0.00025)
    (1, 3, 3)
    """
    exponent = int((Decimal(str(share)) * 100).normalize().as_tuple().exponent)
    return min(6, max(0, -exponent))


def joined_conditions(speaker: Speaker, parts: Sequence[Phrase]) -> Phrase:
    """Conditions in one line."""
    return speaker.chain("odds-condition-list", parts)


def game_condition(speaker: Speaker, key: str) -> Phrase:
    """The game with its deck."""
    game: Variant = find_variant(key)
    return speaker.say(
        "odds-given-game", variant=speaker.say(f"variant-{key}"), deck=speaker.say(f"deck-{game.deck.key}")
    )


def _equity_conditions(speaker: Speaker, answer: Equity) -> list[Phrase]:
    said = [game_condition(speaker, answer.variant)]
    boards = [board for board in answer.boards if board]
    if boards:
        said += [speaker.say("odds-given-board", cards=_codes(board)) for board in boards]
    elif answer.boards:
        said.append(speaker.say("odds-given-no-board"))
    said.append(_dead(speaker, answer.dead))
    said.append(speaker.say("odds-given-unseen", unseen=answer.cards_left))
    return said


def _chance_conditions(speaker: Speaker, answer: Chances) -> list[Phrase]:
    given = answer.conditions
    said = [game_condition(speaker, given.variant)]
    if given.hole:
        said.append(speaker.say("chances-given-hole", cards=_codes(given.hole)))
    elif given.stage != "random-cards":
        said.append(speaker.say("chances-given-no-hole"))
    if given.board:
        said.append(speaker.say("odds-given-board", cards=_codes(given.board)))
    elif find_variant(given.variant).board and given.stage != "random-cards":
        said.append(speaker.say("odds-given-no-board"))
    others = [card for hand in given.known for card in _codes(hand)]
    if others:
        said.append(speaker.say("chances-given-others", cards=others))
    said.append(_dead(speaker, given.dead))
    said.append(speaker.say("chances-given-come", come=given.to_come, left=given.cards_left))
    said.append(
        speaker.say(f"chances-stage-{given.stage}", **({"cards": given.cards} if given.stage == "random-cards" else {}))
    )
    return said


def _dead(speaker: Speaker, dead: str) -> Phrase:
    if dead:
        return speaker.say("odds-given-dead", cards=_codes(dead))
    return speaker.say("odds-given-no-dead")


def _codes(codes: str) -> list[Card]:
    return list(parse_cards(codes))


def _half(speaker: Speaker, answer: Chances, half: HalfChances) -> list[str]:
    """The categories that occur, best first; lows by their highest card; hands that do not qualify."""
    lines: list[str] = []
    for category, number in half.categories.items():
        if not number:
            continue
        lines.append(_line(speaker, answer, "chances-line", number, category=category))
        if category is HandCategory.STRAIGHT_FLUSH and half.royal_flush:
            royal = Forms("hand-royal-flush", "straight-flush")
            lines.append("  " + _line(speaker, answer, "chances-royal", half.royal_flush, hand=royal))
        if category.value in ("no-pair", "badugi-4"):
            lines += ["  " + _line(speaker, answer, "chances-high", by, rank=rank) for rank, by in _highs(half)]
    if half.unqualified:
        lines.append(_line(speaker, answer, "chances-none", half.unqualified))
    return lines


def _highs(half: HalfChances) -> list[tuple[Rank, int]]:
    return list(half.by_high.items())


def _line(speaker: Speaker, answer: Chances, message: str, number: int, **said: Any) -> Phrase:
    chance = speaker.percent(Fraction(number, answer.total), digits=_SHOWN_CHANCE)
    return speaker.say(message, count=speaker.number(number), chance=chance, **said)


def _draw(speaker: Speaker, draw: Draw) -> Phrase:
    name = speaker.say("outs-draw-name", code=f"nut-{draw.code}" if draw.nut else draw.code)
    if draw.runners:
        return speaker.say("outs-draw-runners", draw=name, chance=speaker.percent(draw.chance))
    return speaker.say("outs-draw", draw=name, cards=draw.completing)


def _out_chances(speaker: Speaker, answer: Outs) -> Phrase:
    by_next, by_river = answer.rule_of_thumb
    said = {"next": speaker.percent(answer.chance_next), "rule": speaker.percent(Fraction(by_next, 100))}
    if answer.street.cards_to_come == 1:
        return speaker.say("outs-chance-one", **said)
    said |= {"river": speaker.percent(answer.chance_by_river), "double": speaker.percent(Fraction(by_river, 100))}
    return speaker.say("outs-chance", **said)
