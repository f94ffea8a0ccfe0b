/** The meaning of a bank's code, in terms that are the same for all banks. `messages.reasons` has a sentence for each. */
export type PaymentReason =
  | 'done'
  /** The buyer cancelled. */
  | 'cancelled'
  /** Not paid; the bank does not say why. */
  | 'not-paid'
  | 'card'
  | 'balance'
  | 'pin'
  | 'limit'
  /** Too late: the bank has refunded the payment automatically, or will do so. */
  | 'late'
  /** An amount other than requested, or one that the bank does not accept. */
  | 'amount'
  | 'reversed'
  | 'unknown'
  /** A receipt that has already bought something. */
  | 'replayed'
  /** Paid, but the goods were sold out by then. */
  | 'gone'
  /** Paid, but the wallet's part was spent by then. */
  | 'credit-gone'
  /** Paid, but others had used up the coupon by then. */
  | 'coupon-gone'
  /** Paid, but by then another payment had bought the cart or held it, or the cart had been merged into another one. */
  | 'overtaken'
  /** A gateway of instalments does not lend this buyer this sum. */
  | 'not-lent'
  /** A fault of the shop's account at the bank: its contract, address or password. */
  | 'terminal'
  /** Trouble at the bank itself. */
  | 'bank';
