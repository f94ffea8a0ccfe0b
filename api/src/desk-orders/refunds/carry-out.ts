import type { Refund } from '@kashi/contracts/desk/refunds';
import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { returnStock } from '../../stock/stock.ts';
import { queueOrderText } from '../../texts/order-texts.ts';
import { depositToWallet } from '../../wallet/wallets.ts';
import { oneRefund } from './find-refunds.ts';

type Tx = Transaction<Tables>;

interface Deed {
  staffId: number;
  at: Date;
}

/**
 * Carries a decided refund out: its pieces go back to the stock, and its money into the wallet, or is owed until the transfer is
 * made. The caller has locked the customer and the order.
 */
export async function bookRefund(tx: Tx, id: number, { staffId, at }: Deed): Promise<void> {
  await tx
    .updateTable('order_refunds')
    .set({ state: 'owed', way: 'bank', decided_by: staffId, decided_at: at })
    .where('id', '=', id)
    .where('way', '=', 'bank')
    .execute();
  await restock(tx, id);
  const refund = await oneRefund(tx, id);
  if (refund.way === 'wallet') await putIntoWallet(tx, refund, { staffId, at });
}

/** Puts the money of a refund into the wallet, and tells its customer. A unique index guarantees that this happens once. */
export async function putIntoWallet(tx: Tx, refund: Refund, { staffId, at }: Deed): Promise<void> {
  const { id, orderId, customerId, amountToman, reason, decidedAt } = refund;
  await tx
    .updateTable('order_refunds')
    .set({
      state: 'done',
      way: 'wallet',
      paid_by: staffId,
      paid_at: at,
      ...(decidedAt === null && { decided_by: staffId, decided_at: at }),
    })
    .where('id', '=', id)
    .execute();
  await depositToWallet(tx, {
    kind: 'refund',
    customerId,
    orderId,
    refundId: id,
    amountToman,
    at,
  });
  await queueOrderText(tx, {
    orderId,
    state: 'refundToWallet',
    refundToman: amountToman,
    refund: { id, reason, trackingNo: null },
    at,
  });
}

/** Notes that the transfer of a refund is made, and tells its customer. */
export async function noteTransfer(
  tx: Tx,
  { id, orderId, amountToman, reason }: Refund,
  { staffId, at, trackingNo }: Deed & { trackingNo: string },
): Promise<void> {
  await tx
    .updateTable('order_refunds')
    .set({ state: 'done', paid_by: staffId, paid_at: at, tracking_no: trackingNo })
    .where('id', '=', id)
    .execute();
  await queueOrderText(tx, {
    orderId,
    state: 'refundByBank',
    refundToman: amountToman,
    refund: { id, reason, trackingNo },
    at,
  });
}

async function restock(tx: Tx, id: number): Promise<void> {
  const pieces = await tx
    .selectFrom('order_refund_lines as r')
    .innerJoin('order_lines as l', (on) =>
      on.onRef('l.order_id', '=', 'r.order_id').onRef('l.position', '=', 'r.position'),
    )
    .select(['l.sale_param_id as saleParamId', 'r.quantity'])
    .where('r.refund_id', '=', id)
    .where('r.is_restocked', '=', true)
    .execute();
  await returnStock(tx, pieces);
}
