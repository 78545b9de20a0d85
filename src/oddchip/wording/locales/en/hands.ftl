### Hand names. No name holds a colon, so that it may follow one.

hand-royal-flush-nom = a royal flush
hand-straight-flush-nom = a straight flush, { $low-nom } to { $high-nom }
hand-five-of-a-kind-nom = five { $rank-pl }
hand-four-of-a-kind-nom = four { $rank-pl }
hand-full-house-nom = a full house, { $rank-pl } full of { $pair-pl }
hand-flush-nom = a flush, { $rank-nom } high
hand-flush-ranks-nom = a flush, { $ranks }
hand-straight-nom = a straight, { $low-nom } to { $high-nom }
hand-wheel-nom = a straight, { $low-nom } to { $high-nom } (the wheel)
hand-broadway-nom = a straight, { $low-nom } to { $high-nom } (broadway)
hand-three-of-a-kind-nom = three { $rank-pl }
hand-two-pair-nom = two pair, { $rank-pl } and { $second-pl }
hand-pair-nom = a pair of { $rank-pl }
hand-high-card-nom = { $rank-nom } high
hand-kicker-nom = { $hand }, { $kicker-nom } kicker
hand-kickers-nom = { $hand }, kickers { $kickers }
hand-low-nom = { $ranks } low
hand-low-wheel-nom = { $ranks } low (the wheel)
hand-low-pair-nom = a low with a pair of { $rank-pl }
hand-low-two-pair-nom = a low with two pair, { $rank-pl } and { $second-pl }
hand-low-three-of-a-kind-nom = a low with three { $rank-pl }
hand-low-straight-nom = a low spoilt by a straight, { $low-nom } to { $high-nom }
hand-low-flush-nom = a low spoilt by a flush, { $rank-nom } high
hand-low-full-house-nom = a low with a full house, { $rank-pl } full of { $pair-pl }
hand-low-four-of-a-kind-nom = a low with four { $rank-pl }
hand-low-straight-flush-nom = a low spoilt by a straight flush, { $low-nom } to { $high-nom }
hand-badugi-4-nom = badugi { $ranks }
hand-badugi-3-nom = three-card badugi { $ranks }
hand-badugi-2-nom = two-card badugi { $ranks }
hand-badugi-1-nom = one-card badugi { $ranks }


category-nom = { $category ->
    [five-of-a-kind] five of a kind
    [straight-flush] straight flush
    [four-of-a-kind] four of a kind
    [full-house] full house
    [flush] flush
    [straight] straight
    [three-of-a-kind] three of a kind
    [two-pair] two pair
    [pair] pair
    [high-card] high card
    [no-pair] five different ranks
    [badugi-4] four-card badugi
    [badugi-3] three-card badugi
    [badugi-2] two-card badugi
   *[badugi-1] one-card badugi
}
category-art = { $category ->
    [five-of-a-kind] five of a kind
    [straight-flush] a straight flush
    [four-of-a-kind] four of a kind
    [full-house] a full house
    [flush] a flush
    [straight] a straight
    [three-of-a-kind] three of a kind
    [two-pair] two pair
    [pair] a pair
    [high-card] a high card
    [no-pair] five different ranks
    [badugi-4] a four-card badugi
    [badugi-3] a three-card badugi
    [badugi-2] a two-card badugi
   *[badugi-1] a one-card badugi
}
category-held = { $category ->
    [high-card] no more than a high card
   *[other] { category-art }
}
