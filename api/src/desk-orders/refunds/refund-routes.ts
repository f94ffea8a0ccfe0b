import type { Refund } from '@kashi/contracts/desk/refunds';
import type { FastifyInstance } from 'fastify';
import { pageOfRows, placeAfter } from '../../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../../desk-http/serve-desk.ts';
import { askForRefund } from './ask-for-refund.ts';
import { withBankCards } from './bank-cards.ts';
import { confirmRefund, payRefund, refuseRefund } from './decide-refund.ts';
import { findRefunds } from './find-refunds.ts';
import { messages } from './messages.ts';
import { refundEntry } from './refund-entry.ts';

/** Refunds of parts of orders: asked for, decided about, and paid. */
export function refundRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;

  serveRead(app, context, 'GET /v1/desk/refunds', async ({ input, staff }) => {
    const { after, limit, state } = input;
    const [before] = placeAfter(after, ['int']) ?? [null];
    const found = await findRefunds(db, { states: statesOf[state], before, most: limit + 1 });
    return pageOfRows(await withBankCards(db, staff, found), limit, ({ id }) => [id]);
  });

  serveChange(app, context, 'POST /v1/desk/refunds/ask', ({ input, staff, change }) =>
    change(async (tx, at) => {
      const { refund, isNew } = await askForRefund(tx, staff, input, at);
      return { ...told(refund), entries: isNew ? [refundEntry(null, refund)] : [] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/refunds/confirm', ({ input, staff, change }) =>
    change(async (tx, at) => changed(await confirmRefund(tx, staff, input.id, at))),
  );

  serveChange(app, context, 'POST /v1/desk/refunds/refuse', ({ input, staff, change }) =>
    change(async (tx, at) => {
      const { before, after } = await refuseRefund(tx, staff, input.id, at);
      return { value: after, entries: [refundEntry(before, after)] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/refunds/pay', ({ input, staff, change }) =>
    change(async (tx, at) => changed(await payRefund(tx, staff, input, at))),
  );

  serveChange(app, context, 'POST /v1/desk/refunds/to-wallet', ({ input, staff, change }) =>
    change(async (tx, at) =>
      changed(await payRefund(tx, staff, { id: input.id, trackingNo: null }, at)),
    ),
  );
}

const statesOf = {
  open: ['pending', 'owed'],
  done: ['done'],
  refused: ['refused'],
  all: ['pending', 'refused', 'owed', 'done'],
} as const;

function changed({ before, after }: { before: Refund; after: Refund }) {
  return { ...told(after), entries: [refundEntry(before, after)] };
}

/** The refund, and the sentence for the member who moved it. */
function told(refund: Refund): { value: Refund; message: string } {
  const { state, way } = refund;
  if (state === 'owed') return { value: refund, message: messages.owed };
  if (state !== 'done') return { value: refund, message: messages.waits };
  return { value: refund, message: way === 'wallet' ? messages.inWallet : messages.transferred };
}
