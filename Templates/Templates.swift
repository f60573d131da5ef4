/// The templates that lay out generated Swift, embedded so that `scenec` needs no file beside it.
public enum Templates {}
