"""The pages of the Book of Scripts, by place and theme: scripts, and the circles they fill."""
