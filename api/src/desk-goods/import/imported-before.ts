import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import type { UploadedGoods } from './read-upload.ts';

/**
 * When this very file was imported last, as an ISO time; null for one that was not. A difference of a stock would be counted once more.
 * Null also for a file that counts none, since its second import changes nothing.
 */
export async function importedBefore(
  db: Kysely<Tables>,
  { hash, read }: UploadedGoods,
): Promise<string | null> {
  const counts = read.rows.some(
    ({ row: { stock, seen_stock: seen } }) => seen !== undefined && stock !== seen,
  );
  if (!counts) return null;
  const last = await db
    .selectFrom('desk_changes')
    .select('at')
    .where('subject', '=', 'import')
    .where('subject_id', '=', hash)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.at.toISOString() ?? null;
}
