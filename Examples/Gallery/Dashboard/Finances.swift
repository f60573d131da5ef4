/// The accounts of the user, and what was spent. The app replaces the sample with its own.
@MainActor final class Finances {
  static let sample = Finances()

  struct Account {
    let name: String
    /// In euros.
    var balance: Int
  }

  private(set) var accounts = [
    Account(name: "Everyday", balance: 1_840), Account(name: "Joint", balance: 620),
    Account(name: "Savings", balance: 9_500),
  ]
  let budget = 1_200
  private(set) var spentThisWeek = [12, 48, 0, 95, 31, 60, 22]
  let spentThisMonth = [180, 240, 95, 268]

  var balance: Int { accounts.prefix(2).reduce(0) { $0 + $1.balance } }
  var savings: Int { accounts[2].balance }
  var spent: Int { spentThisMonth.reduce(0, +) }

  func send(_ amount: Int) {
    accounts[0].balance -= amount
    spentThisWeek[spentThisWeek.count - 1] += amount
  }
}
