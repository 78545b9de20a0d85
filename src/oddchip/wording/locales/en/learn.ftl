### Learn: lessons, mistakes, steps and questions. Examples are settled by the engine, so only the rules stand here.

learn-lead = Short lessons on how a showdown is read. Every example below was settled by the same engine as your own pots, and each can be changed.
learn-counts = Five cards dealt from a full deck of 52
learn-counts-category = Hand
learn-counts-hands = Ways
learn-counts-chance = Chance
learn-counts-about = Out of { $total } hands of five cards. Royal flushes are among the straight flushes. With seven cards to choose from, as in hold’em, the chances are others.
learn-compare-two = Put two of these hands against each other
learn-other-ladders = Ladders of the other games

learn-ladder = The ladder of hands
learn-ladder-text =
    A finished hand is five cards, and its category is looked at first. Whatever stands higher on the ladder wins: the lowest flush is ahead of the highest straight.

    A royal flush is no step of its own. It is the name of the best straight flush, and nothing beats it.
learn-order = What is compared, and in which order
learn-order-text =
    First the category. If both hands are of one category, the cards that make it: the rank of the pair, the top of the straight, the trips of a full house before its pair. Only then the kickers, from the highest down.

    At the first difference the comparison is over. Nothing that comes after it can turn the result round.
learn-kickers = Kickers, by category
learn-kickers-text =
    A kicker fills a place of the five that the main part leaves free. A pair leaves three places, three of a kind two, two pair and four of a kind one each.

    Straights, flushes, full houses and straight flushes fill all five places, so they have none. Flushes are compared card by card, but those cards are the flush itself.
learn-ties = Ties, and the board that plays
learn-ties-text =
    When both players’ best fives match rank for rank, the pot is divided. What is left in the hand does not count, however high it is.

    In hold’em the best five may be the board itself. Then everybody still in the hand has the same five.
learn-board = A strong board is not yet a tie
learn-board-text =
    Five cards of one suit, or five in a row, may lie in the middle, and still one hole card can make the hand better. A higher card of that suit takes the place of the lowest one; a card at the upper end makes a higher straight.
learn-set = Set and trips
learn-set-text =
    Both are three of a kind. A set is made with a pair in the hand, trips with a pair on the board. The words tell how the hand came about; for the comparison only the ranks count.
learn-ace = The ace, high and low
learn-ace-text =
    The ace is the highest card, with one exception: in { $wheel } it is the lowest, and the straight counts as five high. So a straight to the six is better.

    Between king and two the ace joins nothing: { $wrap } is no straight.
learn-draws = A draw is not a hand
learn-draws-text =
    Four to a flush or to a straight are a promise. As long as the fifth card has not come, the hand is worth what it already is, perhaps just a high card. At the showdown a missed draw is worth nothing more.

    A card that would help is an out. Its chance depends on what is known: how many cards are unseen, and how many are still to come.
learn-starting = Starting hands in short
learn-starting-text =
    Two letters name the ranks: { $pair } is a pair of aces. The letter { $s } means one suit, { $o } two suits: { $suited } is ace-king of one suit, { $connected } a seven and a six of one suit. Without a letter both are meant.

    Such a name says what was dealt, not what it will become. Aces before the flop may end as a pair, as a full house, or beaten.
learn-games = Omaha and other games
learn-games-text =
    Omaha has the same ladder and another rule of choosing: exactly two hole cards with exactly three from the board. One card of a suit in the hand is no flush there, and nobody can play the board.

    Short deck ranks a flush above a full house. In games for the low the lowest hand wins; whether the ace is low and whether straights hurt is for each game to say. Hi-lo games divide each pot between the best high hand and the best low that qualifies. In badugi four cards count, of four suits and four ranks.
learn-pots = Main pot and side pots
learn-pots-text =
    Whoever is all-in can win from each opponent no more than was put in. What goes beyond it makes a side pot for the others. What nobody matched goes back before anything is divided.

    Every pot is decided by itself, among its own contenders. The best hand of all need not win every chip.
learn-odd = Odd chips
learn-odd-text =
    A pot that does not divide evenly leaves chips over. In games with a button they go one each to the winning seats in order, from the first to the left of the button. The height of a card or a suit has no part in it.

    Stud has no button, so there the suit of the highest card decides, for this one chip and for nothing else.

learn-mistakes = What is often got wrong
learn-mistakes-text = Each of these boards invites one mistake. The sentence is what the engine says of it.
learn-mistake-sixth-card = “My sixth card is higher”
learn-mistake-kicker-first = “I have the ace, so I win”
learn-mistake-card-not-playing = “My ten plays”
learn-mistake-four-flush = “Four spades are a flush”
learn-mistake-four-straight = “Four in a row are a straight”
learn-mistake-suits = “Spades are the highest suit”
learn-mistake-three-pairs = “I have three pairs”
learn-mistake-ace-wraps = “Queen, king, ace, two, three is a straight”
learn-mistake-ace-low = “My straight has an ace, so it is the highest”
learn-mistake-board-flush = “A flush on the board is a split”
learn-mistake-board-straight = “A straight on the board is a split”
learn-mistake-ace-beside-straight = “My ace is the kicker of the straight”
learn-mistake-pair-over-straight = “The board pairs, so it is a pair”
learn-mistake-omaha-two = “One spade is enough in Omaha”
learn-mistake-set-and-trips = “A set beats trips”
learn-mistake-one-winner = “The best hand takes every pot”
learn-mistake-odd-chip = “The odd chip goes to the high card”
learn-mistake-short-deck-ladder = “A full house always beats a flush”
learn-mistake-low-straight = “A straight is no harm in { $game }”
learn-mistake-low-ace-high = “An ace is good in every low game”
learn-mistake-badugi-suits = “My four low cards are a badugi”

learn-steps = A showdown in six steps
learn-step-five = Write down the best five cards of every player, chosen as the game allows.
learn-step-category = Name the category of each. The higher one wins.
learn-step-main = One category? Compare the cards that make it: pairs, trips, the top of a straight, a flush from the top.
learn-step-kickers = Still equal? Compare the kickers that are among the five, highest first.
learn-step-tie = All five equal: a tie. Suits and leftover cards change nothing.
learn-step-pots = Do this for each pot among those who may win it, divide it, and give the odd chips by the rule of the house.
learn-practise = Practise on dealt hands

learn-questions = Questions
learn-ask-how-many = How many cards make a hand?
learn-say-how-many = Five in nearly all games. Badugi counts up to four. In hold’em the five are chosen from seven.
learn-ask-straight-or-flush = Straight or flush: which is higher?
learn-say-straight-or-flush = The flush, with any deck.
learn-ask-flush-or-full-house = Flush or full house?
learn-say-flush-or-full-house = The full house with 52 cards. In short deck and Manila it is the other way round, since flushes are rarer there.
learn-ask-quads-or-full-house = Four of a kind or full house?
learn-say-quads-or-full-house = Four of a kind. Only a straight flush is higher.
learn-ask-set-or-two-pair = Does a set beat two pair?
learn-say-set-or-two-pair = Yes. A set is three of a kind, one step above two pair.
learn-ask-best-suit = Which suit is the highest?
learn-say-best-suit = None. Suits make flushes; they never decide between two hands. Only in stud may a suit say where an odd chip goes.
learn-ask-ace-one = Can an ace count as one?
learn-say-ace-one = At the low end of the five-high straight, yes, and in low games that say so.
learn-ask-wrap = May a straight go round the ace?
learn-say-wrap = No. It ends at the ace or begins with it.
learn-ask-must-use = Must both hole cards play?
learn-say-must-use = Not in hold’em: none, one or two may. In Omaha exactly two must.
learn-ask-board-only = Can the board alone be my hand?
learn-say-board-only = In hold’em, yes. You can then only share the pot, or lose it to a hand that is better than the board.
learn-ask-three-pairs = What happens to a third pair?
learn-say-three-pairs = The two highest pairs play with the best card that is left. That card may be one of the third pair.
learn-ask-kicker-beats = Can a high kicker beat a higher category?
learn-say-kicker-beats = Never. Kickers are looked at only when category and main part are the same.
learn-ask-kicker-straight = Has a straight a kicker?
learn-say-kicker-straight = No. Its top card decides; equal straights share the pot.
learn-ask-kicker-flush = And a flush?
learn-say-kicker-flush = No. All five of its cards are compared from the top, and no other card counts.
learn-ask-same-pair = Two players have aces. Who wins?
learn-say-same-pair = Compare the three other cards of each five, highest first. If all are equal, the pot is shared.
learn-ask-sixth = Does a sixth card break a tie?
learn-say-sixth = No. It is not part of the hand.
learn-ask-four-suited = There are four hearts on the board. Do I have a flush?
learn-say-four-suited = With one heart in the hand in hold’em, yes. In Omaha you need two.
learn-ask-all-in-wins = I was all-in for less and had the best hand. What do I win?
learn-say-all-in-wins = The main pot: your stake from everyone who matched it, and the folded chips that lie within. The side pot is played for by the others.
learn-ask-uncalled = Nobody called my last bet in full. Is the rest part of the pot?
learn-say-uncalled = No. It comes back to you first, and no rake is taken from it.
learn-ask-odd-chip = Who gets the odd chip?
learn-say-odd-chip = As a rule the first winning seat to the left of the button, in every pot anew. Some rooms go by seat number or by suit.
learn-ask-button = Why is the button asked for?
learn-say-button = Because odd chips are dealt out from it. If every pot divides evenly, it does not matter.
learn-ask-muck = I threw my winning cards away unshown. Do I still win?
learn-say-muck = No. A hand that was not shown wins nothing, though its chips stay in the pots.
learn-ask-low = Why did nobody win the low?
learn-say-low = Eight or better asks for five different ranks, none above eight. If no contender of that pot has them, the high hand takes all of it.
