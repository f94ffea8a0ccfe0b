import type { FastifyInstance } from 'fastify';
import { pageOfRows, placeAfter } from '../../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../../desk-http/serve-desk.ts';
import { readReturnPictures } from '../../orders/returns/return-pictures.ts';
import { acceptReturn, receiveReturn, refuseReturn } from './decide-return.ts';
import { findReturns, readReturn } from './find-returns.ts';
import { refundReturn } from './refund-return.ts';

/** Customers' requests to give goods back. */
export function deskReturnRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;

  serveRead(app, context, 'GET /v1/desk/returns', async ({ input }) => {
    const { after, limit, ...search } = input;
    const [last] = placeAfter(after, ['int']) ?? [null];
    const found = await findReturns(db, { ...search, after: last, most: limit + 1 });
    return pageOfRows(found, limit, ({ id }) => [id]);
  });

  serveRead(app, context, 'GET /v1/desk/returns/one', ({ input }) => readReturn(db, input.id));

  serveRead(app, context, 'GET /v1/desk/returns/pictures', async ({ input }) => {
    const { id } = await readReturn(db, input.id);
    return { pictures: await readReturnPictures(db, id) };
  });

  serveChange(app, context, 'POST /v1/desk/returns/accept', ({ input, staff, change }) =>
    change((tx, at) => acceptReturn(tx, { ...input, staff, at }, input.instruction)),
  );

  serveChange(app, context, 'POST /v1/desk/returns/refuse', ({ input, staff, change }) =>
    change((tx, at) => refuseReturn(tx, { ...input, staff, at }, input.reason)),
  );

  serveChange(app, context, 'POST /v1/desk/returns/receive', ({ input, staff, change }) =>
    change((tx, at) => receiveReturn(tx, { ...input, staff, at })),
  );

  serveChange(app, context, 'POST /v1/desk/returns/refund', ({ input, staff, change }) =>
    change((tx, at) => refundReturn(tx, { ...input, staff, at }, input)),
  );
}
