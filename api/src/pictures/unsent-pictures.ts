import { mostSentPictures } from '@kashi/contracts/sent-picture/sent-picture-rules';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { Shop } from '../shop.ts';

/** The tables of pictures that customers send ahead, each with the column that is null until what they belong to is sent. */
const sentFor = { return_pictures: 'return_id', review_pictures: 'review_id' } as const;

/** How long a picture waits. */
const waitsMs = 24 * 60 * 60 * 1000;

/** The newest waiting pictures that are kept of a customer: those of two tabs. */
const mostWaiting = 2 * mostSentPictures;

/** Deletes the pictures whose request or review was not sent within a day. */
export async function forgetUnsentPictures({
  store: { db },
  clock,
}: Pick<Shop, 'store' | 'clock'>): Promise<void> {
  const since = new Date(clock().getTime() - waitsMs);
  for (const [table, owner] of Object.entries(sentFor)) {
    await sql`
      delete from ${sql.table(table)} where ${sql.ref(owner)} is null and made_at < ${since}`.execute(
      db,
    );
  }
}

/** Deletes the oldest of a customer's waiting pictures, where there are too many. */
export async function forgetSurplusPictures(
  db: Kysely<Tables>,
  table: keyof typeof sentFor,
  customerId: number,
): Promise<void> {
  const waiting = sql`
    from ${sql.table(table)} where ${sql.ref(sentFor[table])} is null and customer_id = ${customerId}`;
  await sql`
    delete ${waiting} and id not in (select id ${waiting} order by id desc limit ${mostWaiting})`.execute(
    db,
  );
}
