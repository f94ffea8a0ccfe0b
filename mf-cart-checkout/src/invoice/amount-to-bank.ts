interface Payable {
  /** Toman. */
  AmountPayable: number;
  /** The customer's wallet, in toman. */
  Balance: number;
}

/** What the wallet pays of an invoice, in toman. */
export function amountFromWallet({ AmountPayable, Balance }: Payable, usesWallet: boolean): number {
  return usesWallet ? Math.min(AmountPayable, Balance) : 0;
}

/** What the bank is asked for: the payable minus the wallet, never below nothing (§4). In toman. */
export function amountToBank(payable: Payable, usesWallet: boolean): number {
  return payable.AmountPayable - amountFromWallet(payable, usesWallet);
}
