"""The Night Raids: who comes, who stands in the way, what is lost."""
