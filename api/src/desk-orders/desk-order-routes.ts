import { Readable } from 'node:stream';
import type { DeskOrder } from '@kashi/contracts/desk/orders';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import {
  serveChange,
  serveRead,
  serveFile,
  type Changed,
  type DeskContext,
} from '../desk-http/serve-desk.ts';
import { Refusal } from '../http/refusal.ts';
import {
  advanceOrderIn,
  noteTrackingCode,
  rejectOrderIn,
  type OrderStep,
} from '../orders/order-steps.ts';
import type { Tables } from '../schema/tables.ts';
import { lockDeskOrder, readDeskOrder, summaryFrom } from './desk-orders.ts';
import { withBankCards } from './refunds/bank-cards.ts';
import { messages } from './messages.ts';
import { orderFile } from './order-file.ts';
import { findOrders } from './order-search.ts';
import { tehranJalali } from './tehran-jalali.ts';

/** Orders at the desk: found, read, and taken from the approval to the delivery. */
export function deskOrderRoutes(app: FastifyInstance, context: DeskContext): void {
  const { store, clock } = context.shop;

  serveRead(app, context, 'GET /v1/desk/orders', async ({ input }) => {
    const { after, limit, ...search } = input;
    const place = placeAfter(after, ['moment', 'int']);
    const found = await findOrders(store.db, search, { after: place, most: limit + 1 });
    const { rows, next } = pageOfRows(found, limit, ({ registered_at, id }) => [
      registered_at.toISOString(),
      id,
    ]);
    return { rows: rows.map(summaryFrom), next };
  });

  serveRead(app, context, 'GET /v1/desk/orders/one', async ({ input, staff }) => {
    const order = await readDeskOrder(store.db, input.id);
    return { ...order, refunds: await withBankCards(store.db, staff, order.refunds) };
  });

  serveFile(app, context, 'GET /v1/desk/orders/csv', ({ input }) => {
    const day = tehranJalali(clock()).date.replaceAll('/', '-');
    return {
      body: Readable.from(orderFile(store.db, input)),
      fileName: `orders-${day}.csv`,
    };
  });

  serveChange(app, context, 'POST /v1/desk/orders/approve', ({ input, change }) =>
    change((tx, at) => advanced(tx, { id: input.id, step: 'approve', at })),
  );

  serveChange(app, context, 'POST /v1/desk/orders/hand-over', ({ input, change }) =>
    change((tx, at) =>
      advanced(tx, { id: input.id, step: 'hand-over', at, trackingCode: input.trackingCode }),
    ),
  );

  serveChange(app, context, 'POST /v1/desk/orders/tracking-code', ({ input, change }) =>
    change(async (tx, at) => {
      const { id, trackingCode, seen } = input;
      const before = await lockDeskOrder(tx, id);
      if (before.state !== 'handedToCourier' || before.isPickup) {
        throw new Refusal(409, messages.notOnItsWay, { value: before });
      }
      if ((before.trackingCode ?? '') !== seen) {
        throw new Refusal(409, messages.codeMoved, { value: before });
      }
      await noteTrackingCode(tx, { id, trackingCode: trackingCode || null, at });
      return changedOrder(tx, before);
    }),
  );

  serveChange(app, context, 'POST /v1/desk/orders/make-ready', ({ input, change }) =>
    change((tx, at) => advanced(tx, { id: input.id, step: 'make-ready', at })),
  );

  serveChange(app, context, 'POST /v1/desk/orders/deliver', ({ input, change }) =>
    change((tx, at) => advanced(tx, { id: input.id, step: 'deliver', at })),
  );

  serveChange(app, context, 'POST /v1/desk/orders/reject', ({ input, change }) =>
    change(async (tx, at) => {
      const { id, reason } = input;
      const before = await lockDeskOrder(tx, id);
      const rejected = await rejectOrderIn(tx, { id, at, reason });
      if (!rejected) {
        const isWaiting = before.refunds.some(({ state }) => state === 'pending');
        const sentence = isWaiting ? messages.refundWaits : messages.cannot.reject;
        throw new Refusal(409, sentence, { value: before });
      }
      return changedOrder(tx, before);
    }),
  );
}

interface Advance {
  id: number;
  step: OrderStep;
  at: Date;
  trackingCode?: string;
}

/** Throws a 409 with the order as it is, where it cannot take the step, as when somebody else was quicker. */
async function advanced(tx: Transaction<Tables>, advance: Advance): Promise<Changed<DeskOrder>> {
  const before = await lockDeskOrder(tx, advance.id);
  if (!(await advanceOrderIn(tx, advance))) {
    throw new Refusal(409, messages.cannot[advance.step], { value: before });
  }
  return changedOrder(tx, before);
}

async function changedOrder(
  tx: Transaction<Tables>,
  before: DeskOrder,
): Promise<Changed<DeskOrder>> {
  const value = await readDeskOrder(tx, before.id);
  const entry = { subject: 'order', subjectId: value.id };
  return { value, entries: [{ ...entry, before: loggedOf(before), after: loggedOf(value) }] };
}

function loggedOf({ state, trackingCode, rejectionReason }: DeskOrder) {
  return { state, trackingCode, rejectionReason };
}
