// Made by scenec from Main.scene, laid out by hand.
