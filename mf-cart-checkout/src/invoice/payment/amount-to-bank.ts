interface Payable {
  /** The invoice's amount, in toman. */
  AmountPayable: number;
  /** The wallet's balance, in toman. */
  Balance: number;
}

/** The wallet's part of an invoice, in toman. */
export function amountFromWallet({ AmountPayable, Balance }: Payable, usesWallet: boolean): number {
  return usesWallet ? Math.min(AmountPayable, Balance) : 0;
}

/** The bank's part of an invoice, in toman: the payable amount minus the wallet, at least 0 (§4). */
export function amountToBank(payable: Payable, usesWallet: boolean): number {
  return payable.AmountPayable - amountFromWallet(payable, usesWallet);
}
