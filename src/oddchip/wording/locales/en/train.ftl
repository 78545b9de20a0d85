### Train on the page: rounds of questions, their answers, progress.

page-train = Train
page-title-train = Train: read a showdown, split a pot
page-about-train = Questions dealt anew each time, answered by a tap or a key. A wrong answer names the mistake and says why it is one.

## Choosing a round

train-open = An open round
train-go-on = Go on
train-new = A new round
train-replaces = It ends the open round, whose answers stay.
train-game = Game
train-kind = Kind of question
train-every-kind = every kind
train-count = Questions
train-begin = Begin
train-not-asked = “{ $kind }” is not asked in this game ({ $game }). Games in which it is: { $games }.

## A question and its answer

train-table = On the table
train-choices = Choices
train-unknown = I don’t know
train-keys = Keys: the number of a choice, or 0 for “I don’t know”.
train-keys-next = Enter goes on.
train-picture-question = Picture of the cards on the table. The list says the same.
train-leave = Leave the round
train-right-choice = right
train-not-right = Not right.
train-made-choice = chosen
train-step-by-step = The whole showdown, step by step
train-next = Next question
train-to-summary = Sum of the round
train-over = The round is over
train-again = Another round like this
train-to-start = Rounds and progress
train-stale = That question is no longer on, and no answer to it was counted. This one is on now.
train-answered = This question was answered already. The first answer counts.
train-no-choice = That is none of the choices.
train-no-round = No round has been begun.

## Progress

train-due-next = { $unit ->
    [days] { $count ->
        [one] Next repetition in { $count } day.
       *[other] Next repetition in { $count } days.
    }
    [hours] { $count ->
        [one] Next repetition in { $count } hour.
       *[other] Next repetition in { $count } hours.
    }
   *[minutes] { $count ->
        [one] Next repetition in { $count } minute.
       *[other] Next repetition in { $count } minutes.
    }
}
train-weak-times = Made: { $taken }. Chances to make it: { $offered }.
train-kept-here = { $count ->
    [one] Progress is kept on this server, under an id that only this browser knows. After { $count } day without a round it is deleted.
   *[other] Progress is kept on this server, under an id that only this browser knows. After { $count } days without a round it is deleted.
}
train-move = Take progress along
train-download = Download progress
train-file = Downloaded file
train-import = Add it to what is here
train-no-file = No file was chosen.
train-forget = Delete progress
train-forget-title = Delete all progress?
train-forget-about = All answers, streaks and weak spots are deleted and cannot be brought back. Files that were downloaded stay.
train-forget-do = Delete all
train-forget-keep = Keep it
train-problem = Progress cannot be opened
