import type { OpenPayment } from '@kashi/contracts/desk/open-payments';
import type { FastifyInstance } from 'fastify';
import { tomanOf } from '../banks/rial.ts';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import { serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { fullNameOf } from '../identity/sessions/full-name.ts';
import { openPayments, standOf } from '../payments/open-payments.ts';
import { gatewayNamed } from './desk-orders.ts';

/** The payments that a person may have to ask their bank or their customer about. */
export function openPaymentRoutes(app: FastifyInstance, context: DeskContext): void {
  const { shop } = context;

  serveRead(app, context, 'GET /v1/desk/payments', async ({ input }) => {
    const { after, limit } = input;
    const [before] = placeAfter(after, ['int']) ?? [null];
    let query = openPayments(shop.store.db, shop.clock());
    if (before !== null) query = query.where('a.id', '<', before);
    const rows = await query
      .orderBy('a.id', 'desc')
      .limit(limit + 1)
      .execute();
    return pageOfRows(rows.map(shownOf), limit, ({ id }) => [id]);
  });
}

type Row = Awaited<ReturnType<ReturnType<typeof openPayments>['execute']>>[number];

function shownOf(row: Row): OpenPayment {
  return {
    id: row.id,
    begunAt: row.created_at.toISOString(),
    gateway: gatewayNamed(row.gateway),
    amountToman: tomanOf(row.received_rial ?? row.amount_rial),
    stand: standOf(row),
    orderId: row.orderId,
    isTopUp: row.kind === 'top-up',
    reference: row.bank_reference ?? row.said_reference,
    customerId: row.customer_id,
    customerName: fullNameOf(row),
    mobile: row.mobile,
  };
}
