### The mistakes a showdown invites, one sentence or two each.

on-board = { $board-label }. { $text }

mistake-sixth-card = The cards left over do not break the tie: { $cards }. A hand is five cards, never six.
mistake-card-not-playing = { $player }: { $card } does not play, since { $instead } on the board is higher. Five cards, never six.
mistake-kicker-first = { $loser }: the { $kicker } kicker does not help. { $category ->
    [pair] Pairs
    [two-pair] Pairs
    [three-of-a-kind] Trips
   *[other] Fours of a kind
} are compared first: { $best-pl } ({ $winner }) beat { $other-pl }.
mistake-four-flush = { $player }: four { $suit-nom } are a draw, not a flush. The hand is { $category-held }.
mistake-four-straight = { $player }: { $ranks } are four in a row, not a straight. The hand is { $category-held }.
mistake-suits = { $players }: the suits differ, but suits are equal; a tie stays a tie.
mistake-ace-wraps = { $player }: { $ranks } is no straight. The ace stands above the king or below the two, not between them.
mistake-ace-low = { $player }: the ace is low here. The straight is { $top } high, not ace high.
mistake-omaha-two = { $player }: { $cards } would make { $imagined-art } in hold’em. Here exactly two hole cards play, so the hand is { $real-art }.
mistake-three-pairs = { $player }: there is no three pair. Two play; the pair of { $rank-pl } does not, and the fifth card is the best one left, { $fifth-art }.
mistake-board-flush = A flush on the board is not yet a tie: { $player } improves on it with { $cards }.
mistake-board-straight = A straight on the board is not yet a tie: { $player } improves on it with { $cards }.
mistake-ace-beside-straight = { $player }: the ace adds nothing. The straight fills all five places.
mistake-pair-over-straight = { $player }: the pair of { $pair-pl } on the board hides a straight. With { $card } it is { $ranks }.
mistake-odd-chip = The odd chip follows the seat, not the high card: { $players }.
mistake-one-winner = Each pot has its own contenders and its own winner: { $pots }.
mistake-set-and-trips = { $set } has a set, { $trips } has trips: one category, three of a kind, and only the ranks count.
mistake-short-deck-ladder = In this deck a flush beats a full house: { $winner } is ahead of { $loser }.
mistake-low-straight = { $player }: { $ranks } is { $category-art }. In this game that spoils a low.
mistake-low-ace-high = { $player }, { $half }: the ace is the highest card here, not the lowest.
mistake-badugi-suits = { $player }: { $cards } { $cards-count ->
    [1] does
   *[other] do
} not count. Of two cards of one suit or one rank only one does; cards that count: { $count }.
