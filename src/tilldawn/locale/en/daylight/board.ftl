### Survive Until Daylight: the table in plain lines, and the story of the night

name-held = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
weapon-text = { $kind }: Fixed { $fixed }{ $splash ->
    [0] {""}
   *[other] , Splash { $splash }
}{ $draws ->
    [0] {""}
    [one] , draws 1 Combat card
   *[other] , draws { $draws } Combat cards
}{ $needs ->
    [yes] ; each { $ammo } card spent (at least 1) draws 1 Combat card{ $draws ->
        [0] {""}
       *[other] {" "}more
    }
   *[no] {""}
}.
# $special: what is particular to this type; $fights: Survivors make no attack.
enemy-text = Health { $health }{ $fights ->
    [yes] ; attacks for { $fixed }{ $draws ->
        [0] {""}
        [one] {" "}plus 1 Combat card
       *[other] {" "}plus the worst of { $draws } Combat cards
    }{ $splash ->
        [0] {""}
       *[other] , Splash { $splash }
    }
   *[no] {""}
}. { $special }
# $main, $first: a perk's name and what it does.
character-text = Health { $health }, { $weapon }. Main Perk, { $main } First Player Perk, { $first } { $story }
name-printed = { $name }: { $text }
board-heading = Round { $round }, { $phase ->
    [search] Search
    [trade] Trade
   *[combat] Combat
}. First Player: { $first }.
board-heading-setup = Setting up the table.
board-line = The line, left to right ({ $count ->
    [one] 1 enemy
   *[other] { $count } enemies
}):
board-line-empty = The line is empty.
board-foe = { $at }. { $enemy }: Health { $left } of { $health }{ $fights ->
    [yes] , attacks for { $attack }{ $draws ->
        [0] {""}
        [one] {" "}plus 1 Combat card
       *[other] {" "}plus the worst of { $draws } Combat cards
    }
   *[no] , attacked before you are
}{ $spears ->
    [0] {""}
    [one] , 1 Spear in it
   *[other] , { $spears } Spears in it
}{ $away ->
    [yes] , driven off this phase
   *[no] {""}
}
board-player = { $seat }, { $character }: Health { $health } of { $track }, { $slots } of { $limit } slots: { $items }{ $barricades ->
    [0] {""}
    [one] ; 1 Barricade
   *[other] ; { $barricades } Barricades
}{ $traps ->
    [0] {""}
    [one] ; 1 Trap
   *[other] ; { $traps } Traps
}{ $first ->
    [yes] ; First Player
   *[no] {""}
}{ $wave ->
    [yes] ; holds WAVE!
   *[no] {""}
}.
board-player-unset = { $seat }: no character yet.
board-pack = In a Backpack: { $cards }.
board-piles = Piles: { $active } in the Active Rubble, { $rubble } in the Rubble pile, { $discard } discarded; { $combat ->
    [one] 1 Combat card
   *[other] { $combat } Combat cards
}, { $used } used; { $assaults ->
    [one] 1 Assault card
   *[other] { $assaults } Assault cards
}.
board-tokens = Tokens left: Barricades { $barricade }, Traps { $trap }, Grenades { $grenade }, Spears { $spear }.
board-discard = Rubble discard pile: { $cards }.
board-top = On top of the Active Rubble: { $card }.
board-assault = This Round's Assault: { $assault } ({ $wave }).
story-round = Round { $round }. { $assault }: { $wave }. { $holder } drew it in{ $delays ->
    [0] {""}
    [one] {" "}after 1 delay
   *[other] {" "}after { $delays } delays
}. { $fallen ->
    [0] Nobody fell
    [one] 1 of them fell
   *[other] { $fallen } of them fell
}; the team suffered { $suffered } Damage.
story-search-only = Round { $round }. { $fallen ->
    [0] Nothing on the line fell
    [one] 1 on the line fell
   *[other] { $fallen } on the line fell
}; the team suffered { $suffered } Damage.
story-player = { $seat }, { $character }, Health { $health } of { $track }: felled { $felled }, dealt { $dealt } Damage, suffered { $suffered }, healed { $healed }, kept { $kept ->
    [one] 1 card
   *[other] { $kept } cards
}, gave { $given }, crafted { $crafted ->
    [one] 1 token
   *[other] { $crafted } tokens
}.
