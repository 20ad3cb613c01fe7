"""Cat and Dog: two animals that live in the Shelter. All numbers but what a pet comes to are ours."""
