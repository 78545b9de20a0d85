### Counted nouns: the number and its noun in every case that sentences need.

chips-nom = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
cards-nom = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
players-nom = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
pots-nom = { $count ->
    [one] { $count } pot
   *[other] { $count } pots
}
boards-nom = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
seats-nom = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
hands-nom = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
showdowns-nom = { $count ->
    [one] { $count } showdown
   *[other] { $count } showdowns
}
# Shares of a pot of unstated size.
fraction-nom = { $share ->
    [whole] the pot
    [f1-2] half the pot
    [f1-3] a third of the pot
    [f2-3] two thirds of the pot
    [f1-4] a quarter of the pot
    [f3-4] three quarters of the pot
    [f1-6] a sixth of the pot
    [f5-6] five sixths of the pot
    [f1-8] an eighth of the pot
    [f3-8] three eighths of the pot
   *[other] { $ratio } of the pot
}
