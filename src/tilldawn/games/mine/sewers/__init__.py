"""The Sewers: a way out of the house by day, under the city, to one of the three Locations."""
