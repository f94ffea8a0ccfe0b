import type { Shop } from '../../shop.ts';

/** Deletes expired sessions, previews, old codes and challenges, old answers of the desk, and counts of tries that no longer limit anything. */
export async function forgetOldSecrets({ store: { db }, clock }: Shop): Promise<void> {
  const now = clock();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('front_page_previews').where('ends_at', '<=', now).execute();
  await db.deleteFrom('staff_sessions').where('ends_at', '<=', now).execute();
  await db.deleteFrom('passkey_challenges').where('ends_at', '<=', now).execute();
  await db.deleteFrom('staff_invitations').where('ends_at', '<=', now).execute();
  await db.deleteFrom('try_counters').where('forgotten_at', '<=', now).execute();
  const aDayAgo = new Date(now.getTime() - dayMs);
  await db.deleteFrom('desk_answers').where('at', '<', aDayAgo).execute();
  await db.deleteFrom('confirmations').where('created_at', '<', aDayAgo).execute();
}

const dayMs = 24 * 60 * 60 * 1000;
