import type { Correction } from '@kashi/contracts/desk/customers';
import type { FastifyInstance } from 'fastify';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import {
  askForCorrection,
  confirmCorrection,
  findCorrections,
  refuseCorrection,
} from './corrections.ts';
import { findCustomers, readCustomer } from './desk-customers.ts';
import { customerAccountRoutes } from './customer-account-routes.ts';
import { messages } from './messages.ts';

/** Customers, their accounts, and corrections of their wallets. */
export function deskCustomerRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;
  customerAccountRoutes(app, context);

  serveRead(app, context, 'GET /v1/desk/customers', async ({ input }) => {
    const { after, limit, ...search } = input;
    const [before] = placeAfter(after, ['int']) ?? [null];
    const found = await findCustomers(db, { ...search, before, most: limit + 1 });
    return pageOfRows(found, limit, ({ id }) => [id]);
  });

  serveRead(app, context, 'GET /v1/desk/customers/one', ({ input }) => readCustomer(db, input.id));

  serveRead(app, context, 'GET /v1/desk/corrections', async ({ input }) => {
    const { after, limit, state } = input;
    const [before] = placeAfter(after, ['int']) ?? [null];
    const found = await findCorrections(db, { state, before, most: limit + 1 });
    return pageOfRows(found, limit, ({ id }) => [id]);
  });

  serveChange(app, context, 'POST /v1/desk/corrections/ask', ({ input, staff, change }) =>
    change(async (tx, at) => {
      const { correction: value, isNew } = await askForCorrection(tx, staff, input, at);
      const message = value.state === 'booked' ? messages.booked : messages.waits;
      return { value, message, entries: isNew ? [entryOf(null, value)] : [] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/corrections/confirm', ({ input, staff, change }) =>
    change(async (tx, at) => {
      const { before, after } = await confirmCorrection(tx, staff, input.id, at);
      return { value: after, message: messages.booked, entries: [entryOf(before, after)] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/corrections/refuse', ({ input, staff, change }) =>
    change(async (tx, at) => {
      const { before, after } = await refuseCorrection(tx, staff, input.id, at);
      return { value: after, entries: [entryOf(before, after)] };
    }),
  );
}

function entryOf(before: Correction | null, after: Correction) {
  const { id } = after;
  return {
    subject: 'correction',
    subjectId: id,
    before: before && loggedOf(before),
    after: loggedOf(after),
  };
}

function loggedOf({ customerId, amountToman, reason, state }: Correction) {
  return { customerId, amountToman, reason, state };
}
