### La page : explications, bandeau, glossaire

web-strip = Où nous en sommes, ce que nous voulons, ce qui menace
web-strip-goals = Ce que nous voulons
web-strip-dangers = Ce qui menace
web-strip-more = { $count ->
    [one] { $count } chose de plus à savoir
   *[other] { $count } choses de plus à savoir
}
web-strip-warn = { $title }. Attention.
web-strip-danger = Danger : { $title }.
web-strip-round = Manche { $round } sur { $rounds }
web-explain-rules = { $count ->
    [one] La règle
   *[other] Les règles
}
web-explain-open = dans le livret
web-setting-ruleIds = Montrer les numéros des règles
