// UIKit hands its clients Foundation; every file of this module sees it through this one line, too.
@_exported public import Foundation
