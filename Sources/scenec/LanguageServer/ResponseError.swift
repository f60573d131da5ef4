/// Why a request has no result, by the codes of JSON-RPC and of the protocol.
struct ResponseError: Error {
  let code: Int
  let message: String

  static let parseError = ResponseError(code: -32700, message: "this is not JSON")
  static let invalidRequest = ResponseError(code: -32600, message: "this is no request")
  static let notInitialized = ResponseError(code: -32002, message: "the first request is 'initialize'")
  static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")

  static func unknownMethod(_ name: String) -> ResponseError {
    ResponseError(code: -32601, message: "there is no method '\(name)'")
  }
  static func invalidParams(_ what: String) -> ResponseError {
    ResponseError(code: -32602, message: "the parameters have no \(what)")
  }
  static func failed(_ reason: String) -> ResponseError { ResponseError(code: -32803, message: reason) }
}
