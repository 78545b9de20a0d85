### What can go wrong, by error code. The arguments are those of the English templates in oddchip.errors.

error-at-position = Position { $position }: { $message }
error-at-line = Line { $line }: { $message }
error-at-item = Item { $item }: { $message }
error-place-board = board { $board }
error-place-the-board = the board
error-place-dead = the cards out of play

## Cards

error-unknown-card = “{ $given }” is not a card. A card is a rank and a suit, such as { $suggestion }.
error-look-alike =
    “{ $given }” is a letter of { $letter ->
        [cyrillic] the Cyrillic alphabet
        [greek] the Greek alphabet
       *[other] another alphabet
    }. Try { $suggestion }.
error-numeric-rank = “{ $given }” is not a rank. Try { $suggestion }.
error-ambiguous-ten = With Russian letters a Latin T could be the ten or the ace. Write the ten as { $suggestion }.
error-card-repeated = { $card } is given twice; it first stands at position { $first }.
error-duplicate-card = { $card } is given twice: { $first } and { $second }.
error-duplicate-in-one-place = { $card } is given twice: { $first }.
error-card-not-in-deck = There is no { $card } in the { $size }-card deck ({ $variant }).
error-unseen-card = ?? is an unknown card, and all cards are needed here.

## Counts

error-hand-count = Cards given: { $given }; needed: { $expected } ({ $variant }).
error-holding-count = { $player }: { $given } hole cards given; { $variant } needs { $expected }.
error-holding-or-stake =
    { $player }: is { $number } the stake or a rank? Hole cards given: { $given }; { $variant } needs { $expected }.
    If it is a card, add its suit; if it is the stake, add the missing card.
error-holding-parts = { $player }: in { $variant } the hole cards are { $expected }, the groups separated by /.
error-board-count = Cards on the board: { $given }; { $variant } needs { $expected }.
error-boards-count = Boards given: { $given }; { $variant } needs { $expected }.
error-board-incomplete = Board { $board } shows { $given } cards; { $variant } needs { $expected } before it can be settled.
error-holding-incomplete = { $player }: { $given } cards; { $variant } needs { $expected } before it can be settled.
error-board-repeat = { $card } lies on boards { $first } and { $second }, but not in the same place behind the same cards.

## Amounts

error-bad-amount = “{ $given }” is not an amount. Write digits with at most one point: { $suggestion }.
error-amount-too-long = “{ $given }” is too long an amount: at most 15 digits before the point and 8 after it.
error-chip-zero = The smallest chip must be more than nothing; given: { $given }.

## The showdown line

error-empty-line = There is nothing to settle. A line looks like this: { $suggestion }
error-line-parts = A line needs a game, a board and at least one seat, separated by |. Parts found: { $given }.
error-seat-form = “{ $given }” is not a seat. A seat looks like this: { $suggestion }
error-seat-name = “{ $given }” cannot be a name. Put it in double quotes or choose another.
error-name-twice = Two seats have the same name: { $player }.
error-quote-open = The double quote is never closed.
error-seat-number = “{ $given }” is not a seat number. Write @ and a number: 1, 2, 3 …
error-seat-numbers-missing = { $player } has no seat number, others have. Number all seats or none.
error-seat-order = Seat numbers must go up once around the table; { $player } with number { $given } breaks the order.
error-holding-word = “{ $given }” is no holding. Write the cards, or in their place ?, fold, muck or #1.
error-holding-missing = { $player }: no holding. Write cards, ?, fold, muck or #1.
error-declared-rank = “{ $given }” is not a place in the order. The best hand is #1.
error-button-twice = The button is given twice, at positions { $first } and { $second }.
error-option-unknown = Unknown option “{ $given }”. Known: { $known }.
error-option-twice = The option { $given } is given twice.
error-option-value = “{ $given }” is no value for { $option }. Try { $suggestion }.

## Showdowns

error-no-seats = There are no seats: nobody is at the table.
error-stakes-missing = { $player } has no stake, others have. Give all stakes or none.
error-pot-and-stakes = The stakes add up to { $total }, but the pot is said to be { $pot }.
error-negative-amount = { $player }: { $given } is less than nothing.
error-declared-mixed = { $player }: a declared order (#) and cards cannot be mixed.
error-declared-split = { $variant } divides the pot, so one declared order (#) is not enough. Give the cards.

## Settling

error-no-live-hand = Every hand is folded or mucked: nobody can win.
error-nothing-at-stake = The pot is empty: every stake is zero.
error-button-missing =
    The odd chip of { $pot ->
        [main] the main pot
       *[other] a side pot
    } goes to the first winner left of the button, and no button is marked. Put * before a name or add { $suggestion }.
error-rake-too-large = A rake of { $rake } is more than the pots hold ({ $total }).
error-verify-waits = The payouts cannot be checked: a pot waits for the unseen cards of { $players }.
error-verify-no-chips = The payouts cannot be checked: neither stakes nor a pot are given.
error-payout-unknown = { $player } has no seat in this showdown.

## Names

error-unknown-variant = Unknown game “{ $given }”. Did you mean “{ $suggestion }”?
error-unknown-rules = Unknown house rules “{ $given }”. Known: { $known }.
error-unknown-setting = Unknown house-rule setting “{ $given }”. Known: { $known }.
error-setting-value = The setting { $setting } cannot be “{ $given }”. Choose from: { $known }.
error-unknown-language = Unknown language “{ $given }”. Known: { $known }.
error-unknown-half = { $variant } has no half called “{ $given }”. It has: { $known }.
error-unknown-choice = “{ $given }” is not a value for { $option }. Choose from: { $known }.

## Hands

error-not-comparable = Hands of two rankings cannot be compared: { $first } and { $second }.

## Ranges and outs

error-range-empty = No starting hand is named. A range looks like this: { $suggestion }
error-range-incomplete = A starting hand is missing here. Try { $suggestion }.
error-range-token = “{ $given }” names no starting hand. Try { $suggestion }.
error-range-tail = “{ $given }” after a hand has no meaning in a range. Try { $suggestion }.
error-range-bracket = “{ $given }”: the bracket is not closed, was never opened, or holds nothing. Try { $suggestion }.
error-range-pair-suited = “{ $given }”: the two cards of a pair are never of one suit. Try { $suggestion }.
error-range-ends =
    From { $first } to { $last } is no run. Both ends need the same top card or the same gap, and the same mark: s, o or none.
    Try { $suggestion }.
error-range-weight = “{ $given }” is not a weight. Write a number from 0 to 1 after : or a percentage from 0 to 100 after @, for example { $suggestion }.
error-range-percent = “{ $given }” is not a share of the hands. Write a number up to 100: { $suggestion }.
error-range-percent-game = “{ $given }”: no order of all starting hands is known for this game ({ $variant }). Name the hands instead.
error-range-card-count = “{ $given }” names too many cards: { $count }; { $variant } deals { $expected }.
error-range-game = Ranges of starting hands are for games with a board and one holding; this one is not ({ $variant }).
error-ranges-differ = Ranges of two games cannot be combined: { $first } and { $second }.
error-rank-not-in-deck = There is no { $given } in the { $size }-card deck ({ $variant }).
error-outs-board = Cards on the board: { $given }. Draws and outs are counted on the flop or turn, with three or four.
error-outs-game = Draws and outs need a board, and this game has none ({ $variant }).
error-outs-opponent = Which cards win can be counted only against a known hand. Give the opposing cards.
error-outs-call = A call of { $given } has no odds. It must be more than nothing, and the pot no less than nothing.

## JSON

error-not-json = This is not JSON: “{ $given }”.
error-wrong-schema = The schema is “{ $given }”; expected: { $expected }.
error-missing-field = { $path }: this field is missing.
error-unknown-field = { $path }: unknown field. Known here: { $known }.
error-wrong-type = { $path }: “{ $given }” does not fit; expected: { $expected }.

## Files and installation

error-file-missing = { $path }: no such file. (A showdown line has | in it.)
error-file-unreadable = { $path }: cannot be read as UTF-8 text.
error-file-unwritable = { $path }: this file cannot be written.
error-picture-one = { $path }: this takes the picture of one showdown. With several, write { $suggestion }: {"{n}"} becomes the number of the showdown.
error-missing-extra = This needs an extra that is not installed: { $extra }. Try: pip install "oddchip[{ $extra }]"
error-record-differs = { $path }: the record says { $given }, settling its line gives { $expected }.
error-at-field = { $field }: { $message }

## Arrays

error-array-type = { $name } must be an array of { $expected }; given: { $given }.
error-array-shape = { $name } has the shape { $given }; expected: { $expected }.
error-array-card = { $name }: { $given } at { $place } is no card of this deck; its cards are { $first } to { $last }.
error-array-duplicate = { $name }: card { $card } occurs twice in row { $row }.
error-array-rows = The numbers of rows differ: { $name } { $given }, { $other } { $expected }.
error-no-such-value = No { $system } hand has the value { $given }.
error-no-kernel = There is no kernel for { $system } with { $selection } and so many cards: { $given }.

## HTTP

error-not-utf8 = The body is not UTF-8 text.
error-media-type = A body of the type “{ $given }” is not read here. Send { $expected }.
error-body-too-large = The body has more than { $most } bytes.
error-address-too-long = The address has more than { $most } bytes.
error-too-many = Given: { $given }; taken at most: { $most }.
error-text-too-long = The text is too long: { $given } characters; at most { $most } are read.
error-host-unknown = This server does not answer to the name “{ $given }”.
error-cross-site = This form was sent by a page from elsewhere. Open the page of this server and send it from there.
error-not-found = There is nothing at this address.
error-method-not-allowed = { $given } is not done here. Try { $known }.
error-job-unknown = There is no job “{ $given }”. A finished job is kept for a while and then forgotten.
error-job-stopped = The work was stopped before it had a result.
error-work-too-long = This takes more than { $seconds } s of work and was stopped.
error-server-busy = The server is busy. Try again in { $seconds } s.
error-server-fault = Something went wrong on the server. It has been logged.
error-port-taken = Port { $port } cannot be opened on { $host }. It may be in use; try another with --port.
error-tls-files = --certfile and --keyfile go together, and both must be readable PEM files.

## Odds

error-hands-count = Odds are asked for two hands or more; given: { $given }.
error-no-deal = No deal gives each of them a hand, because they need the same cards: { $hands }.
error-deck-too-small = { $variant }: { $needed } cards are needed, and { $left } are left in the deck.
error-too-many-players = { $variant }: { $given } players are too many; at most { $most }.
error-over-budget = An exact answer takes about { $steps } steps, and the budget is { $budget }. Raise the budget, or sample.
error-option-needs = “{ $given }” changes nothing without “{ $option }”.
error-exact-and-sampled = “{ $option }” is for sampling, and an exact answer is asked for.
error-odds-option = “{ $given }” is not a value for { $option }; expected: { $expected }.
error-too-few-cards = { $given } cards make no hand at this stage ({ $stage }).
error-range-too-wide = { $given }: { $combos } hands are too many to list one by one; at most { $most }.
error-declared-odds = { $player }: a declared place says nothing about cards to come.
error-community-card = { $variant }: questions about odds take no shared card.
