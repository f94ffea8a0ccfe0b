import type { CodeTable } from '../code-tables.ts';

/** `Status` of Saman Kish's return, and `errorCode` of its token. Document 3.6. */
export const samanStatuses: CodeTable = {
  1: 'cancelled',
  2: 'done',
  3: 'not-paid',
  4: 'late',
  5: 'terminal',
  8: 'terminal',
  10: 'unknown',
  11: 'terminal',
  12: 'terminal',
  21: 'terminal',
  [-33]: 'terminal',
};

/** `ResultCode` of its verification and its reversal. */
export const samanResults: CodeTable = {
  0: 'done',
  // Verified before, perhaps for another buyer's payment. The receipt buys once, for the payment to which it is bound first.
  2: 'done',
  5: 'reversed',
  [-2]: 'unknown',
  [-6]: 'late',
  [-18]: 'terminal',
  [-104]: 'terminal',
  [-105]: 'terminal',
  [-106]: 'terminal',
  [-111]: 'terminal',
};
