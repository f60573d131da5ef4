/// A matrix that moves, turns and scales points of space.
///
/// Points are rows: a point is multiplied by the matrix from the left, so that `m41`, `m42` and `m43` move it.
public struct CATransform3D: Equatable, Sendable {
  // The names are those of rows and columns.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// A matrix of zeros.
  public init() {
    self.init(rows: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
  }

  /// A matrix of the given values.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
      m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
      m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
      m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
  }

  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// The transform that changes only x and y.
  init(_ affine: CGAffineTransform) {
    self = CATransform3DIdentity
    (m11, m12, m21, m22, m41, m42) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
  }

  /// The effect of the matrix on x and y, without depth and perspective.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
}

// Swift imports the functions of Core Animation under the names of C.

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms have the same values.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A transform that moves.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

/// A transform that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// A transform that turns by an angle in radians around an axis; the identity around an axis of no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  return CATransform3D(rows: [
    [x * x * (1 - c) + c, x * y * (1 - c) + z * s, x * z * (1 - c) - y * s, 0],
    [x * y * (1 - c) - z * s, y * y * (1 - c) + c, y * z * (1 - c) + x * s, 0],
    [x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, z * z * (1 - c) + c, 0],
    [0, 0, 0, 1],
  ])
}

/// A move and then the transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A change of scale and then the transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A turn and then the transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The first transform and then the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  return CATransform3D(
    rows: first.map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * second[$1][column] } }
    })
}

/// The transform that undoes another one; the same transform if none does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss-Jordan elimination with the largest pivot of each column.
  var (left, right) = (t.rows, CATransform3DIdentity.rows)
  for column in 0..<4 {
    let pivot = (column..<4).max { left[$0][column].magnitude < left[$1][column].magnitude } ?? column
    let value = left[pivot][column]
    guard value != 0, value.isFinite else { return t }
    left.swapAt(pivot, column)
    right.swapAt(pivot, column)
    left[column] = left[column].map { $0 / value }
    right[column] = right[column].map { $0 / value }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      for index in 0..<4 {
        left[row][index] -= factor * left[column][index]
        right[row][index] -= factor * right[column][index]
      }
    }
  }
  return CATransform3D(rows: right)
}

/// The transform that changes only x and y.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// Whether a transform changes only x and y.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { CATransform3D(t.affine) == t }

/// The effect of a transform on x and y.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
