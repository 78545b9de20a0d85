### Every game: its name, what sets it apart, and how it is described from its deck, deal, selection and ranking.

## Labels

variant-label-key = Key
variant-label-name = Game
variant-label-aliases = Also typed
variant-label-deck = Deck
variant-label-deal = Deal
variant-label-selection = Cards that play
variant-label-ranking = Ranking
variant-label-qualifier = Qualifier
variant-label-odd-chip = Odd chip
variant-label-example = Example
variant-half = { $half }: { $value }
variant-between-halves = {"; "}
variant-none = none
variant-odd-button = left of the button
variant-odd-suit = no button: highest card by suit

## Deck and deal

deck-full = 52 cards
deck-short = 36 cards, sixes and up
deck-manila = 32 cards, sevens and up
deck-royal = 20 cards, tens and up
deal-hole = hole cards: { $hole }
deal-board = hole cards: { $hole }, board: { $board }
deal-dealt = dealt: { $dealt }, kept: { $hole }, board: { $board }
deal-boards = hole cards: { $hole }, boards: { $boards } of { $board }
deal-parts = hole cards: { $first } and { $second } apart, board: { $board }
deal-stud = own cards: { $hole }, no board
deal-draw = own cards: { $hole }, no board, cards may be exchanged

## Halves of the pot

side-high = High
side-low = Low
side-hand = Five-card hand
side-badugi = Badugi
side-draw = Draw hand
side-omaha = Omaha hand
side-holdem = Hold’em hand

## Which cards play

selection-any-five = any five
selection-at-most-two = at most two hole cards
selection-exactly-two = exactly two hole cards, three from the board
selection-all-hole = the five hole cards
selection-first-four-exactly-two = exactly two of the first four, three from the board
selection-last-two-any-five = any five with the last two hole cards
selection-badugi-subset = the best one to four of different suits and ranks
selection-any-five-about = Any five of all the cards make the hand; with a board, none, one or both hole cards may play.
selection-at-most-two-about = At most two of the hole cards play, the rest come from the board.
selection-exactly-two-about = Exactly two hole cards play with exactly three from the board, never one, never three.
selection-all-hole-about = The five hole cards themselves are the hand; the board does not count.
selection-first-four-exactly-two-about = Exactly two of the first four hole cards play with exactly three from the board.
selection-last-two-any-five-about = The last two hole cards play as in hold’em: none, one or both of them.
selection-badugi-subset-about = The best one to four cards count, no two of one suit and no two of one rank.

## Rankings

system-high = high
system-short-deck = high, short deck
system-short-deck-trips = high, short deck, three of a kind above a straight
system-manila = high, flush above full house, ace never low
system-ace-to-five = low, ace to five
system-deuce-to-seven = low, deuce to seven
system-ace-to-six = low, ace to six
system-badugi = badugi, ace low
system-badugi-ace-high = badugi, ace high
system-high-about = From the top: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. A-2-3-4-5 is the lowest straight. Suits are equal.
system-short-deck-about = A flush beats a full house, a straight beats three of a kind, and A-6-7-8-9 is the lowest straight.
system-short-deck-trips-about = A flush beats a full house, three of a kind beats a straight, and A-6-7-8-9 is the lowest straight.
system-manila-about = A flush beats a full house, and the ace is always high: 7-8-9-10-J is the lowest straight.
system-ace-to-five-about = The lowest hand wins; the ace is low, straights and flushes are overlooked. The best hand is 5-4-3-2-A.
system-deuce-to-seven-about = The lowest hand wins; the ace is high, straights and flushes spoil a hand. The best hand is 7-5-4-3-2 not of one suit.
system-ace-to-six-about = The lowest hand wins; the ace is low, straights and flushes spoil a hand. The best hand is 6-4-3-2-A not of one suit.
system-badugi-about = More cards of different suits and ranks beat fewer; among equal numbers the lower hand wins. The ace is low, the best hand is 4-3-2-A of four suits.
system-badugi-ace-high-about = More cards of different suits and ranks beat fewer; among equal numbers the lower hand wins. The ace is high, the best hand is 5-4-3-2 of four suits.

## Qualifiers

qualifier-eight-or-better = eight or better
qualifier-pair-of-sixes-or-better = pair of sixes or better
qualifier-eight-or-better-about = A low needs five different ranks, none above eight, the ace counting as one. If no contender of a pot has it, the other side takes all of that pot.
qualifier-pair-of-sixes-or-better-about = The high side needs at least a pair of sixes. If no contender of a pot has it, the other side takes all of that pot.

## Games

variant-holdem = Texas hold’em
variant-holdem-about = Two hole cards and a board of five. The hand is the best five of the seven, so the board alone may play for everyone.
variant-pineapple = Pineapple
variant-pineapple-about = Three cards are dealt, one is thrown away before the flop; from then on it is hold’em.
variant-crazy-pineapple = Crazy pineapple
variant-crazy-pineapple-about = Three cards are dealt, one is thrown away after the flop betting; from then on it is hold’em.
variant-lazy-pineapple = Lazy pineapple
variant-lazy-pineapple-about = Three cards are dealt and all three are kept to the showdown, but no more than two of them may play.
variant-irish = Irish
variant-irish-about = Four cards are dealt as in Omaha, two are thrown away after the flop betting; from then on it is hold’em.
variant-double-board-holdem = Double-board hold’em
variant-double-board-holdem-about = Two boards are dealt at once. Half of each pot goes to the best hand on either board; the odd chip stays with the first board.
variant-greek = Greek hold’em
variant-greek-about = As hold’em, but both hole cards must play with exactly three from the board, so nobody can play the board.
variant-omaha = Omaha
variant-omaha-about = Four hole cards; exactly two of them play with exactly three from the board. One card of a suit in the hand makes no flush, and four of a kind in the hand is worth a pair.
variant-omaha5 = Five-card Omaha
variant-omaha5-about = Omaha with five hole cards; still exactly two of them play.
variant-omaha6 = Six-card Omaha
variant-omaha6-about = Omaha with six hole cards; still exactly two of them play.
variant-courchevel = Courchevel
variant-courchevel-about = Five-card Omaha in which the first card of the flop is open before the first betting round.
variant-short-deck = Short-deck hold’em
variant-short-deck-about = Hold’em without twos to fives. A flush beats a full house; whether a straight beats three of a kind is for the house to say.
variant-short-deck-omaha = Short-deck Omaha
variant-short-deck-omaha-about = Omaha without twos to fives, with the short-deck order of hands. Exactly two hole cards play.
variant-manila = Manila
variant-manila-about = Thirty-two cards, and the board is opened one card at a time. Both hole cards play with three from the board; a flush beats a full house.
variant-royal = Royal hold’em
variant-royal-about = Hold’em with tens and up only. There is no room for a flush that is not a royal flush, and hands are strong.
variant-holdem8 = Hold’em hi-lo, eight or better
variant-holdem8-about = The best high hand and the best low hand share each pot. Each player chooses the five cards for high and for low separately.
variant-omaha8 = Omaha hi-lo, eight or better
variant-omaha8-about = The best high hand and the best low hand share each pot. For either side exactly two hole cards play; they may be different ones. Without a qualifying low the high hand takes the whole pot.
variant-big-o = Big O
variant-big-o-about = Omaha hi-lo, eight or better, with five hole cards.
variant-omaha6-8 = Six-card Omaha hi-lo, eight or better
variant-omaha6-8-about = Omaha hi-lo, eight or better, with six hole cards.
variant-courchevel8 = Courchevel hi-lo, eight or better
variant-courchevel8-about = Courchevel in which the best high hand and the best low hand share each pot.
variant-sohe = SOHE
variant-sohe-about = Omaha and hold’em at once. Six cards are set apart as four and two. Half of each pot goes to the best Omaha hand of the four, half to the best hold’em hand of the two, with the same board.
variant-stud = Seven-card stud
variant-stud-about = Seven cards of one’s own and no board; the best five play. There is no button, so an odd chip goes by suit.
variant-five-card-stud = Five-card stud
variant-five-card-stud-about = Five cards of one’s own, one hidden and four open; all five play.
variant-razz = Razz
variant-razz-about = Seven-card stud for the low: the best five low cards of the seven win. No qualifier is needed.
variant-razz-27 = Razz deuce to seven
variant-razz-27-about = Seven-card stud for the low in which the ace is high and straights and flushes spoil a hand.
variant-stud8 = Seven-card stud hi-lo, eight or better
variant-stud8-about = The best high hand and the best low hand share each pot; a low needs eight or better.
variant-stud-hi-lo = Seven-card stud hi-lo, no qualifier
variant-stud-hi-lo-about = The best high hand and the best low hand share each pot; any low counts, however bad.
variant-razzdugi = Razzdugi
variant-razzdugi-about = Seven cards of one’s own. Half of each pot goes to the best razz hand, half to the best badugi.
variant-five-card-draw = Five-card draw
variant-five-card-draw-about = Five cards of one’s own, one exchange; all five play.
variant-a-5-single-draw = Ace-to-five single draw
variant-a-5-single-draw-about = Five cards for the low with one exchange; the ace is low, straights and flushes do no harm.
variant-a-5-triple-draw = Ace-to-five triple draw
variant-a-5-triple-draw-about = Five cards for the low with three exchanges; the ace is low, straights and flushes do no harm.
variant-2-7-single-draw = Deuce-to-seven single draw
variant-2-7-single-draw-about = Five cards for the low with one exchange; the ace is high, straights and flushes spoil a hand.
variant-2-7-triple-draw = Deuce-to-seven triple draw
variant-2-7-triple-draw-about = Five cards for the low with three exchanges; the ace is high, straights and flushes spoil a hand.
variant-badugi = Badugi
variant-badugi-about = Four cards of one’s own, three exchanges. Of two cards of one suit or one rank only one counts; four good cards beat any three.
variant-badacey = Badacey
variant-badacey-about = Five cards of one’s own. Half of each pot goes to the best ace-to-five low, half to the best badugi.
variant-badeucey = Badeucey
variant-badeucey-about = Five cards of one’s own. Half of each pot goes to the best deuce-to-seven low, half to the best badugi with the ace high.
variant-drawmaha = Drawmaha
variant-drawmaha-about = Five hole cards, a board, and one exchange. Half of each pot goes to the five cards held, half to the best Omaha hand: exactly two of them with three from the board.
variant-archie = Archie
variant-archie-about = Five cards of one’s own, three exchanges. The high side needs a pair of sixes, the low side eight or better; if only one side qualifies it takes all, if neither does, the best high hand does.
