### Learning: the quiz on the command line, what was learnt so far, and printed sheets.

## The command

cli-quiz =
    Learn to read a showdown and to split a pot: questions dealt anew each time, wrong answers that name the mistake.

    What comes next depends on what is due for repetition and where mistakes are made. Progress is kept on this machine alone. A round that was left goes on where it was left.

    With --sheet questions and answers are written to be printed, or as a package for Anki.

    The exit code is 0 if all went well, 2 if something given is wrong, 130 after Ctrl-C.
cli-quiz-short = Learn by questions; printed sheets; Anki
cli-quiz-examples =
    oddchip quiz
    oddchip quiz --variant omaha8 --count 10
    oddchip quiz --kind who-wins --plain
    oddchip quiz --stats
    oddchip quiz --sheet 20 --seed 7 --format html --output sheet.html
cli-metavar-kind = KIND
cli-metavar-sheet-format = md|html|pdf|json|apkg
cli-option-quiz-variant = The game to ask about: { $known }. Hold’em if none is named.
cli-option-quiz-kind = The kind of question to ask: { $known }. Every kind if none is named.
cli-option-quiz-count = Questions in a round; 20 if not said.
cli-option-quiz-seed = Take the questions from this number alone, whatever is due: the same number gives the same questions to everyone.
cli-option-quiz-new = Begin a new round, even if one was left open.
cli-option-quiz-sheet = Write a sheet with so many questions, and the answers after them.
cli-option-quiz-format = Form of the sheet; md is the default, apkg is a package for Anki in all languages.
cli-option-quiz-output = Write the sheet to this file.
cli-option-quiz-stats = Show what was answered, streaks and weak spots.
cli-option-quiz-export = Write all progress to this file, as JSON of the form oddchip/progress/1.
cli-option-quiz-import = Add the progress of such a file; what is here already is not counted twice.
cli-option-quiz-forget = Delete all progress of this learner.
cli-option-quiz-yes = Delete without asking.
cli-option-quiz-json = With --stats: write JSON for programs.

## A round of questions

quiz-every-game = all games
quiz-begin = { $count ->
    [one] { $count } question: { $game }.
   *[other] { $count } questions: { $game }.
}
quiz-resume = A round was left open. It goes on with question { $number } of { $count }. For a new one: { $command }
quiz-how = Answer with the number of a choice, or with words from it. ? shows the answer, q leaves.
quiz-placing = The first questions find out what is known already.
quiz-question = Question { $number } of { $count }
quiz-title = { $title } ({ $game })
quiz-choice = { $number }. { $text }
quiz-ask = Answer:
quiz-again = “{ $given }” fits no choice, or more than one. Write a number from 1 to { $count }, ? or q.
quiz-shown = The right answer is “{ $answer }”.
quiz-left = Left. All answers are kept, and the round goes on with: { $command }
quiz-score = Correct answers: { $right } of { $count }.
quiz-made = Mistakes in this round
quiz-made-row = { $times ->
    [one] { $slip } ({ $times } time)
   *[other] { $slip } ({ $times } times)
}

## What was learnt so far

stats-title = Progress
stats-none = Nothing was answered yet.
stats-answered = Answers: { $count }. Correct: { $right } ({ $share }).
stats-streak = Correct in a row: { $now }. Longest row: { $best }.
stats-days = Days in a row: { $count }.
stats-skills = Skills met: { $met } of { $all }. Due now: { $due }.
stats-weak = Weak spots
stats-no-weak = No weak spot.
stats-mistake = Mistake
stats-taken = Made
stats-offered = Chances
stats-kinds = Kinds of question
stats-kind = Kind
stats-count = Answers
stats-right = Correct
stats-path = Kept in { $path }
quiz-exported = Written to { $path }. Answers: { $count }.
quiz-imported = New answers: { $count }.
quiz-forget-ask = Delete all progress in { $path }? It cannot be brought back. yes or no:
quiz-yes-words = yes y
quiz-forgotten = All progress is deleted.
quiz-kept = Nothing was deleted.

## Sheets

sheet-title = Reading a showdown
sheet-about = { $count ->
    [one] { $count } question, { $game }, sheet { $seed }
   *[other] { $count } questions, { $game }, sheet { $seed }
}
sheet-name = Name:
sheet-date = Date:
sheet-score = Correct answers: ____ of { $count }
sheet-written = Written to { $path }.
sheet-answers = Answers
sheet-number = Question { $number }
sheet-right = Answer { $number }: { $text }
sheet-wrong = Answer { $number }: { $text }.
sheet-picture = Picture of question { $number }

## Refused

error-no-question = No deal of “{ $variant }” invites a mistake in a question of the kind “{ $kind }”. Another kind or another game will do.
error-progress-busy = { $path }: another process has been writing for too long. Try again.
error-progress-newer = { $path }: written by a later version of oddchip (tables { $given }; known: { $known }). Install that version.
error-progress-unusable = { $path }: this file or folder cannot be used to keep progress.
error-quiz-number = { $given } is too few or too many for { $option }. Choose a number from { $first } to { $last }.
error-quiz-together = { $first } and { $second } do not go together.
error-sheet-binary = The form { $format } is no text for a terminal. Name a file: { $option }
error-pdf-libraries = PDF needs the library Pango, which this system lacks. On Debian: apt install libpango-1.0-0 libpangoft2-1.0-0. Or print the html form from a browser.
