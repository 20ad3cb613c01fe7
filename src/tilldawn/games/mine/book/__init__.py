"""The Book of Scripts: a small language of effects, the scripts written in it, and how they are resolved."""
