import type { Refund } from '@kashi/contracts/desk/refunds';
import { messages } from './messages.ts';

/** The card to which an owed refund is transferred, with digits that a bank's own page takes. */
export function BankCard({ refund: { bankCardNo } }: { refund: Refund }) {
  return bankCardNo === undefined ? messages.noBankCard : <bdi dir="ltr">{bankCardNo}</bdi>;
}
