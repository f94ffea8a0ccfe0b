import type { SignedInStaff } from '@kashi/contracts/desk/session';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { hashOfToken, newToken } from './staff-tokens.ts';

/** How long a whole session lasts at the longest: a working day. */
export const longestSessionMs = 12 * 60 * 60 * 1000;

/** How long a whole session lasts without a call. */
const longestIdleMs = 30 * 60 * 1000;

/** How long the second factor may take after the password. */
const halfSessionMs = 5 * 60 * 1000;

/** A member who has given the password, and if `isWhole` the second factor too. */
export interface StaffSession {
  isWhole: boolean;
  member: SignedInStaff;
}

/** Opens a session and returns its token. */
export async function openStaffSession(
  db: Kysely<Tables>,
  staffId: number,
  { isWhole, now }: { isWhole: boolean; now: Date },
): Promise<string> {
  const { token, hash } = newToken();
  const lifeMs = isWhole ? longestSessionMs : halfSessionMs;
  await db
    .insertInto('staff_sessions')
    .values({
      token_hash: hash,
      staff_id: staffId,
      is_whole: isWhole,
      used_at: now,
      ends_at: new Date(now.getTime() + lifeMs),
    })
    .execute();
  return token;
}

/**
 * The session of a token; null if it is unknown, has ended, or its member is blocked. It is read from the store each time, so that
 * a role that was taken away a moment ago counts no more. `isUse` says whether somebody is at work, which keeps an idle session open.
 */
export async function findStaffSession(
  db: Kysely<Tables>,
  token: string,
  now: Date,
  { isUse = true } = {},
): Promise<StaffSession | null> {
  const hash = hashOfToken(token);
  const row = await db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff as m', 'm.id', 's.staff_id')
    .select(['s.is_whole', 's.used_at', 'm.id', 'm.user_name', 'm.full_name', 'm.roles'])
    .where('s.token_hash', '=', hash)
    .where('s.ends_at', '>', now)
    .where('s.used_at', '>', new Date(now.getTime() - longestIdleMs))
    .where('m.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (isUse && now.getTime() - row.used_at.getTime() > noticedMs)
    await noteUse(db, hash, row.id, now);
  const { id, user_name: userName, full_name: fullName, roles } = row;
  return { isWhole: row.is_whole, member: { id, userName, fullName, roles } };
}

export async function endStaffSession(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', hashOfToken(token)).execute();
}

/** Uses half a session up; false if it has ended, as when another request was quicker, or when its member was blocked. */
export async function useHalfSession(
  tx: Transaction<Tables>,
  token: string,
  { staffId, now }: { staffId: number; now: Date },
): Promise<boolean> {
  const used = await tx
    .deleteFrom('staff_sessions')
    .where('token_hash', '=', hashOfToken(token))
    .where('staff_id', '=', staffId)
    .where('is_whole', '=', false)
    .where('ends_at', '>', now)
    .returning('staff_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Ends every session of the member, but for the one with the token `but`. */
export async function endSessionsOf(
  tx: Transaction<Tables>,
  staffId: number,
  but?: string,
): Promise<void> {
  let sessions = tx.deleteFrom('staff_sessions').where('staff_id', '=', staffId);
  if (but !== undefined) sessions = sessions.where('token_hash', '!=', hashOfToken(but));
  await sessions.execute();
}

/** Uses within a minute are written down once. */
const noticedMs = 60_000;

async function noteUse(db: Kysely<Tables>, hash: Buffer, staffId: number, now: Date) {
  await db
    .updateTable('staff_sessions')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .execute();
  await db.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId).execute();
}
