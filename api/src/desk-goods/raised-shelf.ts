import type { ShelfKind } from '@kashi/contracts/desk/goods/shelves';
import { sql, type Transaction } from 'kysely';
import { announceNames } from '../catalogue/refresh-listing.ts';
import type { ChangeEntry } from '../desk-audit/change-log.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { kept, readShelves } from './shelf-tables.ts';

/**
 * Puts a shelf before the one above it, among those under the same parent, whose positions are 0, 1, 2 and so on then. null if it
 * stands there already, as when an answer was lost and the raise comes again. Throws a 409 if another shelf stands above it by now.
 */
export async function raiseShelf(
  tx: Transaction<Tables>,
  { kind, id, above }: { kind: ShelfKind; id: number; above: number },
): Promise<ChangeEntry | null> {
  const table = sql.table(kept[kind].table);
  const { under } = kept[kind];
  const beside =
    under === null
      ? sql`true`
      : sql`${sql.ref(under)} = (select ${sql.ref(under)} from ${table} where id = ${id})`;
  // In one order of locks, so that two members who raise shelves at once do not wait for each other.
  const { rows } = await sql<{ id: number; position: number }>`
    select id, position from ${table} where ${beside} order by id for no key update`.execute(tx);
  const order = rows
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .map((shelf) => shelf.id);
  const place = order.indexOf(id);
  if (place === -1) throw new Refusal(404, messages.unknownShelf);
  if (order[place + 1] === above) return null;
  if (order[place - 1] !== above) {
    throw new Refusal(409, messages.orderMoved, { value: { current: await readShelves(tx) } });
  }
  order.splice(place - 1, 2, id, above);
  await sql`
    update ${table} as shelf set position = placed.place - 1
    from unnest(${order}::int[]) with ordinality as placed (id, place)
    where shelf.id = placed.id and shelf.position <> placed.place - 1`.execute(tx);
  await announceNames(tx);
  return { subject: kind, subjectId: id, before: { place: place + 1 }, after: { place } };
}
