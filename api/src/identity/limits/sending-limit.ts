import { sql, type Selectable } from 'kysely';
import type { IdentityTables } from '../../schema/identity-tables.ts';
import type { Shop } from '../../shop.ts';
import { countTry, countTryFrom, forgiveTryFrom, type TryRule } from './try-limit.ts';

/**
 * Counts a code before it is sent, by the number and by the visitor's address (R25), and throws a 429 while either has to wait. What the
 * number refuses is not counted at the address, where it would keep others waiting for a code that was never sent.
 */
export async function countSending(shop: Shop, mobile: string, ip: string): Promise<void> {
  await countTryFrom(shop, ip, 'code', sendingsFromAddress);
  try {
    await countTry(shop.store.db, shop.clock(), sendingKey(mobile), sendingsToNumber);
  } catch (error) {
    await forgiveTryFrom(shop, ip, 'code');
    throw error;
  }
}

/** The key of the codes sent to the number, for `forgetTries` once one of them was used. */
export function sendingKey(mobile: string): string {
  return `code:number:${mobile}`;
}

/** The addresses of a request whose code is sent anew, with this one. A code that was right already gives nothing back again. */
export function alsoAskedFrom(ip: string) {
  return sql<
    string[] | null
  >`case when asked_from is not null then array_append(asked_from, ${ip}::text) end`;
}

/**
 * Takes the sendings of a right code back from the addresses that asked for them, so that customers who share the address of a mobile
 * network do not keep each other from signing in. It does so once for a request, however often its code is checked, and for one request
 * of a number in an hour, so that a phone of one's own fetches no endless messages.
 */
export async function forgiveSendings(
  shop: Shop,
  { hash_id, mobile, asked_from }: Selectable<IdentityTables['confirmations']>,
): Promise<void> {
  const anHourAgo = new Date(shop.clock().getTime() - hourMs);
  const { numUpdatedRows } = await shop.store.db
    .updateTable('confirmations')
    .set({ asked_from: null })
    .where('hash_id', '=', hash_id)
    .where('asked_from', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('confirmations as other')
            .select('other.hash_id')
            .where('other.mobile', '=', mobile)
            .where('other.asked_from', 'is', null)
            .where('other.created_at', '>', anHourAgo),
        ),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  for (const ip of asked_from ?? []) await forgiveTryFrom(shop, ip, 'code');
}

const hourMs = 60 * 60 * 1000;

const sendingsToNumber: TryRule = { free: 3, firstWaitSeconds: 120, mostWaitSeconds: 6 * 3600 };
const sendingsFromAddress: TryRule = { free: 30, firstWaitSeconds: 60, mostWaitSeconds: 3600 };
