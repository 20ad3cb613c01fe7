### Ce qu’un choix entraînera : les chances en mots, pour toutes les tables

# Entre l’unité et le dixième : 2,5
foresight-point = ,
odds-never = jamais
odds-sure = certain
odds-rare = 1 sur { $of }
odds-but = toujours, sauf 1 fois sur { $of }
odds-tenths = { $tenths } sur 10
odds-about = environ { $tenths } sur 10
# $what : ce qui peut arriver ; $odds : combien de chances.
foresight-odds = { $what } : { $odds }
foresight-too-many = Le hasard décide, de trop de façons pour les compter ici ({ $ways }).
foresight-more = { $count ->
    [one] Et encore 1 issue possible.
   *[other] Et encore { $count } issues possibles.
}
# $throws : jets et pioches que ces chances couvrent.
foresight-open = { $throws ->
    [one] Ces chances valent pour le prochain jet ou la prochaine pioche ; le hasard parlera encore après.
   *[other] Ces chances valent pour les { $throws } prochains jets ou pioches ; le hasard parlera encore après.
}
foresight-nothing = Rien ne change par là, et rien n’est laissé au hasard.
