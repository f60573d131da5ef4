import UIKit

/// Whose profile it is.
struct Person: Equatable {
  var name: String
  let handle: String
  var bio: String
  let website: String
  let followers: Int
  let following: Int
  var photos: [Photo]

  static let sample = Person(
    name: "Ada Moreau", handle: "@ada", bio: "Takes pictures of bridges.", website: "https://example.com",
    followers: 1_204, following: 87,
    photos: ["Golden Gate", "Ponte Vecchio", "Øresund", "Pont Neuf"].enumerated().map { index, name in
      Photo(name: name, likes: 10 * (index + 1))
    })
}

/// A picture of a person.
struct Photo: Equatable {
  let name: String
  var likes: Int
}
