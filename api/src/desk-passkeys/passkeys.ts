import type { Passkey } from '@kashi/contracts/desk/passkeys';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ChangeEntry } from '../desk-audit/change-log.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

export type PasskeyRow = Selectable<Tables['staff_passkeys']>;

/** The passkeys of a member, the newest last. */
export async function listPasskeys(db: Kysely<Tables>, staffId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
  return rows.map(passkeyFrom);
}

/**
 * Removes a passkey of a member. The member keeps password and code, since the store takes no password without a second factor:
 * so nobody is left without one. Throws a 404 for a passkey that is gone, or another member's.
 */
export async function removePasskey(
  tx: Transaction<Tables>,
  { id, staffId }: { id: number; staffId: number },
): Promise<PasskeyRow> {
  // The member first, as a sign-in does: two who wait for one another would both fail.
  await tx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute();
  const row = await tx
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal(404, messages.noPasskey);
  return row;
}

/** What screens show of a passkey. */
export function passkeyFrom(row: PasskeyRow): Passkey {
  const { id, name, host, is_synced: isSynced, created_at, last_used_at } = row;
  return {
    id,
    name,
    host,
    isSynced,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  };
}

/** A change of a passkey, for the log: never its key. */
export function entryOf(
  { id }: Pick<PasskeyRow, 'id'>,
  change: { before: object | null; after: object | null },
): ChangeEntry {
  return { subject: 'passkey', subjectId: id, ...change };
}

export function loggedOf(row: PasskeyRow) {
  const { staff_id: staffId, name, host, is_synced: isSynced, last_used_at: lastUsedAt } = row;
  return { staffId, name, host, isSynced, lastUsedAt };
}
