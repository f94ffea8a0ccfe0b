import type { CodeTable } from '../code-tables.ts';

/** `errorCode` of SnappPay's refusals, and the HTTP statuses that it uses in place of one. */
export const snapppayCodes: CodeTable = {
  100: 'unknown',
  // A wrong password, and an address of the shop's server that SnappPay does not know.
  401: 'terminal',
  403: 'terminal',
  1007: 'unknown',
  // Verified in another state than paid: the buyer has not paid.
  1011: 'not-paid',
  1042: 'amount',
  1048: 'not-lent',
  1051: 'terminal',
};

/** Another call about the same payment is under way: this one has to be made again, a little later. */
export const snapppayIsBusy = 1053;
