"""What needs torch: the networks in training, rounds among them, learning, and a run of it all."""
