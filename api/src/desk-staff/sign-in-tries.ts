import type { Kysely } from 'kysely';
import { addressKey } from '../http/limits/address-key.ts';
import {
  countTry,
  countTryFrom,
  countTryOfHour,
  forgetTries,
  forgiveTry,
  forgiveTryFrom,
  type TryRule,
} from '../identity/limits/try-limit.ts';
import type { Tables } from '../schema/tables.ts';
import type { Shop } from '../shop.ts';

/**
 * Counts a try to sign in, and throws a 429 where it has to wait. Few tries are free for a name at one address, so that a stranger
 * who knows the name keeps out nobody but themselves; many for the name at all addresses together, against guesses from everywhere.
 */
export async function countSignIn(shop: Shop, userName: string, ip: string): Promise<void> {
  const { db } = shop.store;
  const now = shop.clock();
  await countTryFrom(shop, ip, 'desk', triesFromAddress);
  await countTry(db, now, keyAt(userName, ip), triesOfMember);
  await countTryOfHour(db, now, keyOf(userName), triesOfName);
}

/** Clears what the member has tried at this address after the right password; the tries of others stay counted. */
export async function forgiveSignIn(shop: Shop, userName: string, ip: string): Promise<void> {
  const { db } = shop.store;
  await forgetTries(db, keyAt(userName, ip));
  await forgiveTry(db, shop.clock(), keyOf(userName));
  await forgiveTryFrom(shop, ip, 'desk');
}

/** Clears every count that could keep the member out: what was tried belongs to a password that is void. */
export async function forgetTriesOf(
  db: Kysely<Tables>,
  { id, userName }: { id: number; userName: string },
): Promise<void> {
  await db
    .deleteFrom('try_counters')
    .where(({ or, eb }) =>
      or([
        eb('key', 'in', [keyOf(userName), codeKey(id), passwordKey(id)]),
        // No user name has a letter that means something to `like`.
        eb('key', 'like', `${keyOf(userName)}:%`),
      ]),
    )
    .execute();
}

export function codeKey(staffId: number): string {
  return `desk:code:${staffId}`;
}

export function passwordKey(staffId: number): string {
  return `desk:password:${staffId}`;
}

export const triesOfMember: TryRule = { free: 5, firstWaitSeconds: 30, mostWaitSeconds: 3600 };
const triesOfName: TryRule = { free: 100, firstWaitSeconds: 30, mostWaitSeconds: 300 };
const triesFromAddress: TryRule = { free: 20, firstWaitSeconds: 30, mostWaitSeconds: 3600 };

function keyOf(userName: string): string {
  return `desk:name:${userName}`;
}

function keyAt(userName: string, ip: string): string {
  return `${keyOf(userName)}:${addressKey(ip)}`;
}
