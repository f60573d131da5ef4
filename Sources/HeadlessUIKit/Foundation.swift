// This module is UIKit without a screen. What it declares, UIKit declares, to the letter, and means what Apple's
// documentation says of it; comments speak of what is otherwise here. What cannot be had here is not declared, so that
// code which needs it does not compile.
//
// UIKit hands its clients Foundation; every file of this module sees it through this one line, too.
@_exported public import Foundation
