public import SceneDiagnostics

/// The kinds of syntax errors.
public enum SyntaxDiagnostics {
  /// All of them, in alphabetical order.
  public static let all: [any DiagnosticMessage.Type] = [
    ConflictMarker.self,
    ContentOutsideRoot.self,
    DocumentTypeDeclaration.self,
    DoubleHyphen.self,
    DuplicateAttribute.self,
    ForbiddenCharacter.self,
    InvalidDeclaration.self,
    InvalidEncoding.self,
    InvalidName.self,
    InvalidReference.self,
    LimitExceeded.self,
    MismatchedEndTag.self,
    MisplacedDeclaration.self,
    MissingAttributeValue.self,
    MissingRoot.self,
    MissingWhitespace.self,
    UnclosedAttributeValue.self,
    UnclosedElement.self,
    UnclosedMarkup.self,
    UnclosedTag.self,
    UnescapedCharacter.self,
    UnexpectedCharacters.self,
    UnexpectedEndTag.self,
    UnknownDeclaration.self,
    UnknownEntity.self,
    UnquotedAttributeValue.self,
    UnsupportedEncoding.self,
  ]
}
