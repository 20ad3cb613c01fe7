"""What is `daylight`'s own in the terminal: its board and its ending."""
