### The command line: help, usage, tables.

cli-about = Settles poker showdowns: who wins, with which cards, who gets which chips down to the odd one, and why.
cli-about-examples =
    oddchip settle "holdem | Qs 9h 6d 4c 2s | *Ann: Ad Qc 100 | Bob: Kd Qh 100"
    oddchip settle --help
cli-help-usage = Usage:
cli-help-options-metavar = [OPTIONS]
cli-help-command-metavar = COMMAND …
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-examples = Examples:
cli-labelled = { $label }: { $value }
cli-title-with-key = { $title } ({ $key })

## Commands

cli-settle =
    Settle showdowns: who wins which chips, with which cards, and why.

    A line gives the game, the board and the seats clockwise, separated by |. A star marks the button, the number after the cards is the stake. A JSON object of the form oddchip/showdown/1 does as well.

    The exit code is 0 if everything could be settled, 2 if any input was bad.
cli-settle-short = Settle showdowns and say why
cli-settle-examples =
    oddchip settle "holdem | Qs 9h 6d 4c 2s | *Ann: Ad Qc 50 | Bob: Kd Qh 200 | Cy: Jc Td 200"
    oddchip settle "holdem | - | *Ann: #1 100 | Bob: #1 101 | Cy: fold 25" --detail brief
    oddchip settle "omaha8 | 3h 4s 8h Qh 9s | A: As 2d Kh Ks | B: Qc Qd Jc Jd" --detail teach --svg pot.svg
    oddchip settle pots.txt --json
cli-hand =
    Name the best hand of some cards, for each half of the game.
cli-hand-short = Name the best hand
cli-hand-examples =
    oddchip hand holdem "Ad Qc" -b "Qs 9h 6d 4c 2s"
    oddchip hand razz "As 2d 3c 4h 9s Kd Kc"
cli-compare =
    Compare two or more hands: which is better, and by which card.
cli-compare-short = Compare hands: which is better and by which card
cli-compare-examples =
    oddchip compare holdem "Ad Qc" "Kd Qh" -b "Qs 9h 6d 4c 2s"
cli-verify =
    Compare somebody’s payouts with ours; names the seats that differ and the rule behind it.

    The exit code is 0 if they agree, 1 if they differ, 2 if there is nothing to compare.
cli-verify-short = Compare payouts with ours
cli-verify-examples =
    oddchip verify "holdem | As Kd Qc Jh Ts | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1" --paid "A=26,B=25"
cli-variants =
    List every game with deck, deal, cards that play, ranking and qualifier, or explain one of them.
cli-variants-short = List games, or explain one
cli-variants-examples =
    oddchip variants omaha8
cli-rules =
    List house rules and what each decides, or explain one preset, one setting or one topic.
cli-rules-short = House rules and what they decide
cli-rules-examples =
    oddchip rules tda-2026
    oddchip rules odd-chip
    oddchip rules standard,odd-chip:suit
cli-terms =
    List the terms of poker as oddchip uses them.
cli-terms-short = Glossary
cli-terms-examples =
    oddchip terms kicker
cli-audit =
    Settle recorded showdowns again and compare with what was paid.

    The exit code is 1 if a row of status “regular” disagrees, 2 if a file cannot be read, else 0.
cli-audit-short = Check recorded showdowns
cli-audit-examples =
    oddchip audit hands.jsonl

## Arguments and options

cli-metavar-input = LINE|FILE|-
cli-metavar-line = LINE
cli-metavar-files = FILE
cli-metavar-variant = GAME
cli-metavar-hand = CARDS
cli-metavar-hands = HAND
cli-metavar-board = BOARD
cli-metavar-preset = PRESET|SETTING|TOPIC
cli-metavar-term = WORD
cli-metavar-lang = LANGUAGE
cli-metavar-detail = brief|full|teach
cli-metavar-format = text|markdown|html
cli-metavar-picture = FILE
cli-metavar-theme = light|dark
cli-metavar-rules = PRESET[,SETTING:VALUE]
cli-metavar-chip = AMOUNT
cli-metavar-cards = LETTERS
cli-metavar-paid = NAME=AMOUNT,…
cli-argument-input = A showdown line (it has | in it), a file with one showdown a line (lines or JSON; blank lines and lines that begin with # are skipped), or - for standard input, answered line by line.
cli-argument-line = A showdown line, or a file with one.
cli-argument-files = Files with one recorded showdown a line, as JSON objects of the form oddchip/showdown/1 with what was paid; or .json files with an array of them.
cli-argument-variant = The game, by key or alias; “oddchip variants” lists them.
cli-argument-variant-key = A game to explain; without it all are listed.
cli-argument-hand = The hole cards, such as “As Kd”.
cli-argument-hands = Two or more hands, each in quotes, such as “As Kd”.
cli-argument-board = The cards on the board.
cli-argument-preset = A preset with changed settings, if any, a setting, or a topic; without it all are listed.
cli-argument-term = Show only terms with this word in them.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-install-completion = Install completion for this shell.
cli-option-show-completion = Print the completion script of this shell.
cli-option-lang = Language of everything that is said, help and errors too: { $known }. Also taken from the environment variable ODDCHIP_LANG.
cli-option-json = Write JSON for programs.
cli-option-plain = No tables, bars or card signs: for screen readers.
cli-option-no-isolates = Leave out the invisible marks that keep names and cards in order among right-to-left words: for terminals that show them.
cli-option-detail = How much to say: brief is one line, full goes step by step to the deciding card, teach adds the mistakes the hand invites. The default is full, and brief for standard input.
cli-option-format = Form of the text; the default is text.
cli-option-svg = Also draw the settlement: as SVG, or as PNG if the file’s name ends in .png. With several showdowns write {"{n}"} in the name, as in pot-{"{n}"}.svg: it becomes the number of the showdown. With - the picture goes to standard output in place of the answer.
cli-option-theme = Colours of the picture; the default is light.
cli-option-four-colour = In the picture give each suit a colour of its own.
cli-option-rules = House rules for every showdown, over what its line says; “oddchip rules” lists them.
cli-option-chip = The smallest chip in play, over what the line says.
cli-option-cards = Also read the card letters of a language: ru (Т К Д В, п ч б т) or ar (digits ٠-٩).
cli-option-paid = What was paid to each seat, such as A=100,B=50. Uncalled bets may be counted in or left out.
cli-option-board = The cards on the board.

## Refused command lines

cli-usage-see-help = For help: { $command }
cli-usage-no-option = There is no option { $given }.
cli-usage-no-option-near = There is no option { $given }. Did you mean { $suggestion }?
cli-usage-no-command = There is no command { $given }. A showdown line goes after “settle”, in quotes.
cli-usage-no-command-near = There is no command { $given }. Did you mean { $suggestion }?
cli-usage-missing = Missing: { $name }.
cli-usage-option-needs = { $name } needs a value after it.
cli-usage-option-switch = { $name } is a switch and takes no value.
cli-usage-number = { $name } takes a whole number.
cli-usage-number-between = { $name } takes a whole number from { $first } to { $last }.
cli-usage-extra = Too many arguments: { $given }. Put a line, and each hand, in quotes.
cli-usage-unclear = This command line cannot be understood.

## Hands

cli-hand-cards = Cards that play: { $cards }
cli-hand-sources = From the hand { $hole }, from the board { $board }
cli-hand-board-plays = All from the board: no hole card plays.
cli-hand-unqualified = Does not qualify. Needed: { $qualifier }.
cli-compare-place = { $place }. { $hand }: { $name }
cli-compare-against = { $better } against { $worse }: { $text }
cli-compare-nobody = No hand qualifies. Needed: { $qualifier }.
cli-compare-two = Two hands or more are needed; given: { $given }.

## Verification

cli-verify-payouts = The payouts are right.
cli-verify-payouts-plus-refunds = The payouts are right; the uncalled bet is counted in.
cli-verify-differs = The payouts differ:
cli-verify-player = Seat
cli-verify-paid = Paid
cli-verify-owed = Owed
cli-verify-rule = Odd chips go { $rule ->
    [left-of-button] to the first winners left of the button, one each.
    [suit] to the highest card of the winning hand, by suit.
    [all-cards] by suit, counting all cards held.
    [lowest-seat] to the lowest seat numbers among the winners.
   *[highest-seat] to the highest seat numbers among the winners.
}

## Audit

cli-audit-variant = Game
cli-audit-status = Status
cli-audit-rows = Rows
cli-audit-total = All
cli-outcome-agrees = agrees
cli-outcome-agrees-with-refunds = agrees, refund included
cli-outcome-agrees-by-room-rules = agrees under the room’s rules
cli-outcome-winners-and-totals = same winners and total
cli-outcome-differs = differs
cli-outcome-waits = needs an unseen hand
cli-outcome-refused = cannot be settled
cli-reason-winners = Other seats were paid.
cli-reason-total = The sum paid is another one.
cli-reason-odd-chip = Only the odd chip went elsewhere.
cli-reason-rake = From which pot the rake was taken, only the room knows.
cli-reason-shares = The same winners, other shares.
cli-reason-unseen = A pot depends on cards that nobody showed.
cli-audit-finding = { $name } ({ $variant }, { $status }, { $rules }): { $outcome }. { $reason }
cli-audit-difference = { $player }: paid { $paid }, owed { $owed }
cli-audit-fails = { $count ->
    [one] { $count } row of status “regular” disagrees.
   *[other] { $count } rows of status “regular” disagree.
}
cli-audit-passes = No row of status “regular” disagrees.

## Glossary

cli-terms-term = Term
cli-terms-also = Also
cli-terms-definition = Meaning
cli-terms-none = No term has “{ $word }” in it.
