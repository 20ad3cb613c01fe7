"""What the cards say, by what they do: who has to judge a card asks here, and knows none by its id.

Everything is taken from the cards; a card that says nothing of a kind comes out as one that does nothing.
"""
