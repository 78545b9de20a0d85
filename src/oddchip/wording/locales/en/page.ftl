### The page: navigation, Settle, Odds, Rules.

page-nav = Sections
page-skip = To the content
page-languages = Language
page-settle = Settle
page-odds = Odds
page-learn = Learn
page-rules = Rules
page-title-settle = Settle a poker pot: who wins what, and why
page-title-odds = Poker odds: outs, draws and ranges
page-title-learn = Learn to read a showdown
page-title-rules = Games, house rules and poker terms
page-about-settle = Tap the cards or type one line: who wins, with which five cards, by which card, and who gets which chips down to the odd one.
page-about-odds = Count outs, name draws, weigh a call against the pot, and see a range of starting hands on a grid.
page-about-learn = The ladder of hands, kickers, ties, side pots and odd chips, each with an example worked out card by card.
page-about-rules = Every game with its ladder of hands, every house rule with what it changes, and the terms of poker.
page-footer = oddchip settles showdowns exactly and says why. Nothing entered here leaves this server.

## Settle: the form

page-settle-heading = Who gets what?
page-settle-lead = Tap the cards or type a line. The answer appears as you go.
page-example = Example
page-examples = Examples
page-example-prompt = Twenty examples, one tap away
page-recent = Recent pots
page-table = The table
page-game = Game
page-games-board = Games with a board
page-games-split = Split-pot games
page-games-stud = Stud
page-games-draw = Draw games
page-mode-chips = Chips only: the table already knows who was best
page-mode-chips-about = Give each hand its place, 1 for the best; equal hands share a place.
page-board = Board { $number }
page-board-cards = Cards of the board
page-add-board = Add board
page-remove-board = Remove board
page-seats = Seats, clockwise
page-seat = Seat { $number }
page-seat-name = Seat { $number }
page-player-name = Player name
page-cards = Cards
page-cards-hint = Such as { $example }
page-chips = Chips put in
page-chips-hint = Dead money goes after a plus: { $example }
page-place = Place
page-state = Hand
page-state-in = In
page-state-folded = Folded
page-state-mucked = Not shown
page-state-unseen = Unknown
page-button = Button
page-no-button = No button on a seat
page-add-seat = Add seat
page-remove = Remove
page-move-up = Move up
page-move-down = Move down
page-drag = Drag to reorder
page-house = House rules
page-house-about = Who gets the odd chip, and what the house takes.
page-preset = Rules of the house
page-setting-own = As in these rules: { $choice }
page-chip = Smallest chip
page-chip-hint = 1, or the smallest decimal in use, if left empty
page-pot = Pot
page-pot-hint = Only if nobody’s chips are known
page-rake = Rake
page-rake-hint = Such as { $example }
page-settle-now = Settle
page-clear = Clear
page-undo = Undo
page-line = Showdown line
page-line-about = The whole pot in one line of text. Game, board, then the seats clockwise; a star marks the button, the number after the cards is the chips put in.
page-line-settle = Settle this line

## Settle: cards to tap

page-picker = Cards
page-picker-for = Card for: { $place }
page-picker-close = Done
page-picker-unseen = Unknown card
page-picker-erase = Erase
page-slot = { $place }, card { $number }
page-slot-empty = empty
page-card-used = { $card }, in use

## Settle: the answer

page-answer = Answer
page-answer-empty = The answer will stand here.
page-answer-empty-about = Choose two hands and a board, or start from an example.
page-waiting = Still to come
page-missing-cards = { $place }: { $cards }
page-missing-seats = at least two hands
page-wrong = That cannot be settled yet
page-offline = No connection. Pots settled before can still be read.
page-why = Why?
page-picture = Picture
page-picture-settlement = Picture of the showdown: boards, hands, the cards that play and the pots. The text says the same.
page-link = Link to this pot
page-copy = Copy
page-copied = Copied
page-copy-link = Copy link
page-copy-text = Copy the answer
page-link-copied = Link copied
page-print = Print
page-share = Share link
page-check = Each chip is accounted for.

## Titles of the examples

example-kicker = The first kicker decides
example-two-pair-kicker = Two pair each, one kicker
example-second-kicker = Equal trips, equal kickers: a tie
example-quads-on-board = Four of a kind on the board
example-board-plays = The board plays
example-card-not-playing = A card that does not play
example-flush-on-board = A flush on the board is no tie
example-straight-on-board = A straight on the board is no tie
example-wheel = The ace as the lowest card
example-full-house = Full houses with shared trips
example-three-pairs = Three pairs, two play
example-set = A set against two pair
example-odd-chips = Three-way tie, two odd chips
example-side-pot = Main pot and side pot
example-two-side-pots = Two side pots and a refund
example-chips-only = Chips only, no cards
example-omaha-two = Omaha: exactly two from the hand
example-hi-lo-quarter = Hi-lo: a shared low
example-run-twice = Two boards
example-short-deck = Short deck: flush over full house

## Odds, Rules and what several pages share

page-contents = On this page
page-games = Games
page-terms = Terms
page-settle-game = Settle a pot of this game
page-picture-ladder = { $game }: the ladder of hands, each with an example.
page-change-example = Change this example
page-house-lead = What one house decides differently from another, each with one pot settled both ways.
page-house-same-pot = The same pot under each choice
page-house-choice = The house says
page-house-result = Who wins what

page-chance = { $percent } ({ $exact })
page-outs = Outs and draws
page-outs-about = The cards that help a hand on the flop or turn. With a known opposing hand, only cards that take the lead count.
page-outs-hole = Hole cards
page-outs-board = Board, three or four cards
page-outs-against = Opposing hand, if known
page-outs-do = Count outs
page-outs-count = Outs
page-outs-next = On the next card
page-outs-river = By the river
page-outs-win = Wins at the end
page-outs-tie = Ties at the end
page-outs-lose = Loses at the end
page-outs-other = Other cards that help
page-outs-pairing = They pair the board, which helps everybody
page-outs-conditions = Counted, not estimated. Unseen: { $cards }, each as likely as the other.
page-draws = Draws by name
page-no-draws = No draw above the hand already made.
page-draw-nut = { $draw } to the nuts
page-draw-straight-flush-draw = Straight-flush draw
page-draw-quads-draw = Draw to four of a kind
page-draw-flush-draw = Flush draw
page-draw-full-house-draw = Draw to a full house
page-draw-open-ended = Open-ended straight draw
page-draw-double-gutshot = Double gutshot
page-draw-wrap = Wrap
page-draw-gutshot = Gutshot
page-draw-set-draw = Pair to a set
page-draw-trips-draw = Pair to trips
page-draw-two-pair-draw = Draw to two pair
page-draw-overcards = Overcards
page-draw-backdoor-flush-draw = Backdoor flush draw
page-draw-backdoor-straight-draw = Backdoor straight draw
page-call = The price of a call
page-call-about = How often a call must win to lose nothing, later bets aside.
page-call-amount = To call
page-call-pot = Pot, the bet to be called included
page-call-do = Work out
page-call-required = Needed
page-call-ratio = The pot offers { $ratio }.
page-range = A range of starting hands
page-range-about = Hands as players write them: pairs, suited and offsuit cards, runs with a plus. The grid has pairs on the diagonal, suited hands above it, offsuit hands below.
page-range-text = Range
page-range-do = Show
page-range-share = Of all hands
page-range-combos = Combinations
page-picture-outs = The hand, the board and the cards that help.
page-picture-range = The range on a grid of starting hands.

page-error-again = Try again
page-error-back = To the start
