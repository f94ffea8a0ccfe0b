import { sql, type Kysely } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import type { Tables } from '../store/tables.ts';
import { messages } from './messages.ts';

/** How often something may be tried before each further try has to wait, twice as long every time (decision 25). */
export interface TryRule {
  free: number;
  firstWaitSeconds: number;
  mostWaitSeconds: number;
}

/**
 * Counts a try before it is made, so that many at once cannot slip through, and throws a 429 while the key has to wait.
 * Call it outside the try's own transaction: a failed try must stay counted.
 */
export async function countTry(
  db: Kysely<Tables>,
  now: Date,
  key: string,
  rule: TryRule,
): Promise<void> {
  const { rows } = await sql<{ tries: number }>`
    insert into try_counters as known (key, tries, blocked_until, forgotten_at)
    values (${key}, 1, ${now}, ${now}::timestamptz + ${memory}::interval)
    on conflict (key) do update set
      tries = case when known.forgotten_at <= ${now} then 1 else known.tries + 1 end,
      blocked_until = case when known.forgotten_at <= ${now} or known.tries + 1 < ${rule.free}::int then ${now}::timestamptz
        else ${now}::timestamptz + make_interval(secs => least(${rule.mostWaitSeconds}::float8,
          ${rule.firstWaitSeconds}::float8 * power(2, least(known.tries + 1 - ${rule.free}::int, 20)))) end,
      forgotten_at = ${now}::timestamptz + ${memory}::interval
    where known.blocked_until <= ${now}
    returning tries`.execute(db);
  if (rows.length === 0) throw await refusalUntil(db, now, key);
}

/** A success makes earlier failures a matter of the past. */
export async function forgetTries(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom('try_counters').where('key', '=', key).execute();
}

/** Who asks, as a key: a household's IPv6 network counts as one address, as its IPv4 address does. */
export function addressKey(ip: string): string {
  return ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
}

/** On a developer's own machine everybody has one address; it would lock itself out. */
export function isCounted(shop: Shop, ip: string): boolean {
  return shop.environment.isProduction || !/^(127\.|::1$|::ffff:127\.)/.test(ip);
}

const memory = '24 hours';

async function refusalUntil(db: Kysely<Tables>, now: Date, key: string): Promise<Refusal> {
  const counter = await db
    .selectFrom('try_counters')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  const waitMs = (counter?.blocked_until.getTime() ?? 0) - now.getTime();
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal(429, messages.tooManyTries(seconds), { retryAfterSeconds: seconds });
}
