import type { Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** Tables of what lets somebody in: sessions, codes that were sent, set-up addresses, challenges, and previews of drafts. */
export const secretTables = [
  'sessions',
  'front_page_previews',
  'staff_sessions',
  'confirmations',
  'staff_invitations',
  'passkey_challenges',
] as const;

/** What was ended or used up after the backup must not be good again, so none of it stays. */
export async function endSecrets(tx: Transaction<Tables>): Promise<void> {
  for (const table of secretTables) await tx.deleteFrom(table).execute();
}
