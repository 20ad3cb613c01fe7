"""The people: States, skills, the Leader, who joins, Objectives and Narrative Actions."""
