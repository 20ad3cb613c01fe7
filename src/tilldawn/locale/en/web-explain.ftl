### The page: explanations, the strip, the glossary

web-strip = Where we are, what we want, what threatens
web-strip-all = All goals and dangers
web-strip-warn = { $title }. Take care.
web-strip-danger = Danger: { $title }.
web-strip-round = Round { $round } of { $rounds }
web-explain-rules = { $count ->
    [one] The rule behind it
   *[other] The rules behind it
}
web-explain-open = in the rulebook
web-rulebook = Rulebook
web-explain-more = More in the glossary
web-glossary = Glossary
web-glossary-search = Search the glossary
web-rules-ask = Ask, or search the rules
web-rules-behind = The rules behind it
web-aid-print = A player aid to print
web-setting-ruleIds = Show the ids of rules
