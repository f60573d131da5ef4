// Made by scenec

