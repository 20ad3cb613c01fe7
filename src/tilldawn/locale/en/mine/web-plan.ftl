# Planning a stage of the day on the page

web-mine-plan-call = { $count ->
        [0] Everybody who can act has something to do in stage { $stage }.
        [one] Give the people work for stage { $stage }. { $names } has nothing to do yet.
       *[other] Give the people work for stage { $stage }. Nothing to do yet: { $names }.
    }
web-mine-plan-why = All act together when you confirm; until then everything can be changed.
web-mine-plan-nobody = Nobody would do anything in this stage. Choose a room to see who can do what there.
web-mine-plan-confirm = Carry out stage { $stage }
web-mine-plan-rest = Suggest for the others
web-mine-plan-clear = Clear the plan
web-mine-plan-what = What shall { $name } do?
web-mine-plan-who = Who does it?
web-mine-plan-free = free
web-mine-plan-does = does this
web-mine-plan-leaves = would leave: { $deed }
web-mine-plan-instead = in place of { $name }
web-mine-plan-fixed = Has been given something to do already; only an undo takes that back.
web-mine-plan-cannot = cannot do this now
web-mine-plan-costs = Costs
web-mine-plan-action = 1 action
web-mine-plan-piece = { $count } { $name }, we have { $have }
web-mine-plan-tool = needs { $name } in place, we have { $have }
web-mine-plan-coming = What may come of it
web-mine-plan-more-ways = { $count ->
        [one] and 1 more way
       *[other] and { $count } more ways
    }
web-mine-plan-build = Build
web-mine-plan-not-now = Not possible now
web-mine-plan-boarded = It is boarded up.
web-mine-plan-nothing-here = There is nothing to do here in this stage.
web-mine-plan-take-back = Take it back
web-mine-plan-take-back-of = Take back what { $name } is to do
web-mine-plan-so-far = The plan so far
