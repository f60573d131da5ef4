/// A value of `set` that is none of any attribute.
package enum SettingValue: Sendable, Equatable {
  /// Nothing.
  case null
  /// A case of an enumeration, or another static member of the property's type: `.center`.
  case member(String)
  /// A range of characters.
  case range(location: Int, length: Int)
  /// A colour of a layer, which is one of Core Graphics.
  case layerColor(Color)
}
