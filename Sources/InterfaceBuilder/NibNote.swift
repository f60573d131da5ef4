/// How scenes keep in the notes of an object what Interface Builder has no words for.
public enum NibNote {
  /// The key of the notes of an object.
  public static let key = "userComments"
  /// What such notes begin with; elements of scenes follow, the first of which stands for the object itself.
  public static let prefix = "scenec: "
}
