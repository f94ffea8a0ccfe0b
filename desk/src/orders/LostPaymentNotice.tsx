import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { persianToman } from '@kashi/format/persian';
import { Alert } from '@mui/material';
import { messages } from './messages.ts';

/** That the bank has given back the payment of this order, and how much; nothing for an order that is paid. */
export function LostPaymentNotice({ order }: { order: DeskOrder }) {
  if (!order.isPaymentLost) return null;
  return (
    <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
      {messages.paymentLostHint(persianToman(givenBackOf(order)))}
    </Alert>
  );
}

/** What the bank has given back of an order, in toman. */
export function givenBackOf({
  isPaymentLost,
  totalToman,
  paidFromWallet,
}: Pick<DeskOrder, 'isPaymentLost' | 'totalToman' | 'paidFromWallet'>): number {
  return isPaymentLost ? totalToman - paidFromWallet : 0;
}
