import type { DeskOrder } from '@kashi/contracts/desk/orders';
import { persianToman } from '@kashi/format/persian';
import { Alert } from '@mui/material';
import { messages } from './messages.ts';

/** That the bank has given back the payment of this order, and how much; nothing for an order that is paid. */
export function LostPaymentNotice({ order }: { order: DeskOrder }) {
  if (!order.isPaymentLost) return null;
  const hint = messages.paymentLostHints[stands[order.state]];
  return (
    <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
      {hint(persianToman(givenBackOf(order)))}
    </Alert>
  );
}

/** Where the goods are decides what is left to do: keep them, ask for the money, or correct a wallet that was filled already. */
const stands = {
  registered: 'inShop',
  approved: 'inShop',
  handedToCourier: 'handedOver',
  delivered: 'handedOver',
  rejected: 'rejected',
} satisfies Record<DeskOrder['state'], keyof typeof messages.paymentLostHints>;

/** What the bank has given back of an order, in toman. */
export function givenBackOf({
  isPaymentLost,
  totalToman,
  paidFromWallet,
}: Pick<DeskOrder, 'isPaymentLost' | 'totalToman' | 'paidFromWallet'>): number {
  return isPaymentLost ? totalToman - paidFromWallet : 0;
}
