import type { FastifyInstance } from 'fastify';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { readShelves } from './shelf-tables.ts';
import { deleteShelf, saveShelf } from './shelves.ts';

/** Groups, brands, properties and the like: what a product can be put under. */
export function shelfRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;

  serveRead(app, context, 'GET /v1/desk/shelves', () => readShelves(db));

  serveChange(app, context, 'POST /v1/desk/shelves/save', ({ input, change }) =>
    change(async (tx) => {
      const entry = await saveShelf(tx, input);
      return { value: await readShelves(tx), entries: [entry] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/shelves/delete', ({ input, change }) =>
    change(async (tx) => {
      const entry = await deleteShelf(tx, input);
      return { value: await readShelves(tx), entries: [entry] };
    }),
  );
}
