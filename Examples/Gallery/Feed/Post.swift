/// Something that somebody has written.
struct Post: Equatable {
  let author: String
  let time: String
  let text: String
  var isFavourite = false

  static let samples = [
    Post(author: "Ada", time: "2 min", text: "The engine weaves algebraic patterns."),
    Post(author: "Grace", time: "1 h", text: "A ship in port is safe.", isFavourite: true),
    Post(author: "Alan", time: "3 h", text: "We can only see a short distance ahead."),
  ]
}
