import type { FastifyInstance } from 'fastify';
import { answerBefore, keepAnswer } from '../desk-http/desk-answers.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { raiseShelf } from './raised-shelf.ts';
import { readShelves } from './shelf-tables.ts';
import { deleteShelf, saveShelf } from './shelves.ts';

/** Groups, brands, properties and the like: what a product can be put under. */
export function shelfRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;

  serveRead(app, context, 'GET /v1/desk/shelves', () => readShelves(db));

  serveChange(app, context, 'POST /v1/desk/shelves/save', ({ input, staff, change }) =>
    change(async (tx, at) => {
      const { key, ...shelf } = input;
      // A known shelf is not saved twice: its version says so.
      const press = {
        staffId: staff.id,
        key: shelf.id === null ? key : undefined,
        asked: shelf,
        at,
      };
      if (await answerBefore<object>(tx, press)) {
        return { value: await readShelves(tx), entries: [] };
      }
      const entry = await saveShelf(tx, shelf);
      await keepAnswer(tx, press, { id: entry.subjectId });
      return { value: await readShelves(tx), entries: [entry] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/shelves/raise', ({ input, change }) =>
    change(async (tx) => {
      const entry = await raiseShelf(tx, input);
      return { value: await readShelves(tx), entries: entry ? [entry] : [] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/shelves/delete', ({ input, change }) =>
    change(async (tx) => {
      const entry = await deleteShelf(tx, input);
      return { value: await readShelves(tx), entries: [entry] };
    }),
  );
}
