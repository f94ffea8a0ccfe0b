import type { Opening } from '@kashi/contracts/desk/opening';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { serveChange, serveRead, type Changed, type DeskContext } from '../desk-http/serve-desk.ts';
import { versionOf } from '../desk-http/version-of.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { closeShop, lockOpening, openShop, readOpening } from '../settings/opening.ts';
import { messages } from './messages.ts';

/** Opening the shop, and closing it for a while (R36). */
export function openingRoutes(app: FastifyInstance, context: DeskContext): void {
  serveRead(app, context, 'GET /v1/desk/opening', () => openingOf(context.shop.store.db));

  serveChange(app, context, 'POST /v1/desk/opening/open', ({ input, change }) =>
    change(async (tx) => {
      const before = await expectVersion(tx, input.version);
      if (!(await openShop(tx))) throw new Refusal(400, messages.nameNeeded);
      return changed(tx, before, messages.opened);
    }),
  );

  serveChange(app, context, 'POST /v1/desk/opening/close', ({ input, change }) =>
    change(async (tx) => {
      const before = await expectVersion(tx, input.version);
      if (before.state === 'new') throw new Refusal(400, messages.neverOpened);
      await closeShop(tx, input.sentence);
      return changed(tx, before, messages.closed);
    }),
  );
}

async function openingOf(db: Kysely<Tables>): Promise<Opening> {
  return withVersion(await readOpening(db));
}

function withVersion(opening: Omit<Opening, 'version'>): Opening {
  return { ...opening, version: versionOf(opening) };
}

/** Locks the state. Throws a 409 with it, if it is another one than the member has seen. */
async function expectVersion(tx: Transaction<Tables>, seen: string): Promise<Opening> {
  const current = withVersion(await lockOpening(tx));
  if (current.version === seen) return current;
  throw new Refusal(409, messages.openingMoved, { value: { current } });
}

async function changed(
  tx: Transaction<Tables>,
  before: Opening,
  message: string,
): Promise<Changed<Opening>> {
  const value = await openingOf(tx);
  const logged = ({ state, sentence }: Opening) => ({ state, sentence });
  return {
    value,
    message,
    entries: [
      {
        subject: 'settings',
        subjectId: 'opening',
        before: logged(before),
        after: logged(value),
      },
    ],
  };
}
