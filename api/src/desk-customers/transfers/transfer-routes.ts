import type { FastifyInstance } from 'fastify';
import { pageOfRows, placeAfter } from '../../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../../desk-http/serve-desk.ts';
import { confirmAtDesk, refuseAtDesk } from './decide-transfer.ts';
import { findTransfers, readTransfer } from './find-transfers.ts';

/** Transfers from card to card that customers have reported. */
export function transferRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;

  serveRead(app, context, 'GET /v1/desk/transfers', async ({ input }) => {
    const { after, limit, ...search } = input;
    const [last] = placeAfter(after, ['int']) ?? [null];
    const found = await findTransfers(db, { ...search, after: last, most: limit + 1 });
    return pageOfRows(found, limit, ({ id }) => [id]);
  });

  serveRead(app, context, 'GET /v1/desk/transfers/one', ({ input }) => readTransfer(db, input.id));

  serveChange(app, context, 'POST /v1/desk/transfers/confirm', ({ input, staff, change }) =>
    change((tx, at) => confirmAtDesk(tx, staff, input, at)),
  );

  serveChange(app, context, 'POST /v1/desk/transfers/refuse', ({ input, staff, change }) =>
    change((tx, at) => refuseAtDesk(tx, staff, input, at)),
  );
}
