/** What a bank's code comes to, the same for every bank. `messages.reasons` has a sentence for each. */
export type PaymentReason =
  | 'done'
  /** The buyer gave up. */
  | 'cancelled'
  /** Not paid, and the bank does not say why. */
  | 'not-paid'
  | 'card'
  | 'balance'
  | 'pin'
  | 'limit'
  /** Too late: the bank has given the money back by itself, or will. */
  | 'late'
  /** Another amount than was asked for, or one that the bank does not take. */
  | 'amount'
  | 'reversed'
  | 'unknown'
  /** A receipt that has bought something already. */
  | 'replayed'
  /** Paid, but the goods were gone by then. */
  | 'gone'
  /** Paid, but the wallet's part was spent by then. */
  | 'credit-gone'
  /** Paid, but by then another payment had bought the cart, or was about to, or the cart was taken into another one. */
  | 'overtaken'
  /** The shop's contract with the bank, its address or its password. */
  | 'terminal'
  /** The bank's own trouble. */
  | 'bank';
