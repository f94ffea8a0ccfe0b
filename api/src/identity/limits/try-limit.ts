import { sql, type Kysely } from 'kysely';
import { addressKey } from '../../http/limits/address-key.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Shop } from '../../shop.ts';
import type { Tables } from '../../schema/tables.ts';
import { messages } from '../messages.ts';

/** How many tries are free; each further one has to wait, twice as long every time (R25). */
export interface TryRule {
  free: number;
  firstWaitSeconds: number;
  mostWaitSeconds: number;
}

/**
 * Counts a try before it is made, so that concurrent tries cannot slip through, and throws a 429 while the key has to wait. The
 * count is cleared a day after the last try. Call it outside the try's own transaction, so that a failed try stays counted.
 */
export function countTry(db: Kysely<Tables>, now: Date, key: string, rule: TryRule): Promise<void> {
  return count(db, now, key, { ...rule, memory: '24 hours', isForgottenFromFirst: false });
}

/**
 * Counts tries by the visitor's address, whatever they are about. Thousands may share the address of a mobile network, so the
 * count is cleared an hour after the first try, and `forgiveTryFrom` removes successful tries.
 */
export async function countTryFrom(
  shop: Shop,
  ip: string,
  what: string,
  rule: TryRule,
): Promise<void> {
  if (isCounted(shop, ip))
    await countTryOfHour(shop.store.db, shop.clock(), keyFor(what, ip), rule);
}

/** As `countTry` for what many may try by one key: the count is cleared an hour after the first try, however many follow it. */
export function countTryOfHour(
  db: Kysely<Tables>,
  now: Date,
  key: string,
  rule: TryRule,
): Promise<void> {
  return count(db, now, key, { ...rule, memory: '1 hour', isForgottenFromFirst: true });
}

/**
 * As `countTry` for what people do for their own good, buying and writing: the count is cleared a day after the first try, so that
 * whoever does it every day never has to wait.
 */
export function countTryOfDay(
  db: Kysely<Tables>,
  now: Date,
  key: string,
  rule: TryRule,
): Promise<void> {
  return count(db, now, key, { ...rule, memory: '24 hours', isForgottenFromFirst: true });
}

/** Clears the key's failed tries after a success. */
export async function forgetTries(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom('try_counters').where('key', '=', key).execute();
}

/** Takes a successful try back from the address's count; failed tries of others stay counted. */
export async function forgiveTry(db: Kysely<Tables>, now: Date, key: string): Promise<void> {
  await db
    .updateTable('try_counters')
    .set((counter) => ({ tries: counter('tries', '-', 1), blocked_until: now }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute();
}

/** As `forgiveTry`, for a try that `countTryFrom` has counted. */
export async function forgiveTryFrom(shop: Shop, ip: string, what: string): Promise<void> {
  if (isCounted(shop, ip)) await forgiveTry(shop.store.db, shop.clock(), keyFor(what, ip));
}

interface CountedRule extends TryRule {
  memory: string;
  /** Counts the time from the first try, instead of from the last one. */
  isForgottenFromFirst: boolean;
}

async function count(
  db: Kysely<Tables>,
  now: Date,
  key: string,
  { free, firstWaitSeconds, mostWaitSeconds, memory, isForgottenFromFirst }: CountedRule,
): Promise<void> {
  const { rows } = await sql<{ tries: number }>`
    insert into try_counters as known (key, tries, blocked_until, forgotten_at)
    values (${key}, 1, ${now}, ${now}::timestamptz + ${memory}::interval)
    on conflict (key) do update set
      tries = case when known.forgotten_at <= ${now} then 1 else known.tries + 1 end,
      blocked_until = case when known.forgotten_at <= ${now} or known.tries + 1 < ${free}::int then ${now}::timestamptz
        else ${now}::timestamptz + make_interval(secs => least(${mostWaitSeconds}::float8,
          ${firstWaitSeconds}::float8 * power(2, least(known.tries + 1 - ${free}::int, 20)))) end,
      forgotten_at = case when ${isForgottenFromFirst}::boolean and known.forgotten_at > ${now}
          then least(known.forgotten_at, ${now}::timestamptz + ${memory}::interval)
        else ${now}::timestamptz + ${memory}::interval end
    where known.blocked_until <= ${now} or known.forgotten_at <= ${now}
      -- No wait, but the moment of a free try, by the clock of a process that may be ahead.
      or known.tries < ${free}::int
      -- Longer than any wait: the clock was set back meanwhile.
      or known.blocked_until > ${now}::timestamptz + make_interval(secs => ${mostWaitSeconds}::float8)
    returning tries`.execute(db);
  if (rows.length === 0) throw await refusalUntil(db, now, key);
}

function keyFor(what: string, ip: string): string {
  return `${what}:address:${addressKey(ip)}`;
}

/** Local requests are not limited: on a developer's machine all requests share one address. */
function isCounted(shop: Shop, ip: string): boolean {
  return shop.environment.isProduction || !/^(127\.|::1$|::ffff:127\.)/.test(ip);
}

async function refusalUntil(db: Kysely<Tables>, now: Date, key: string): Promise<Refusal> {
  const counter = await db
    .selectFrom('try_counters')
    .select(['blocked_until', 'forgotten_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  const until = Math.min(
    counter?.blocked_until.getTime() ?? 0,
    counter?.forgotten_at.getTime() ?? 0,
  );
  const seconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  return new Refusal(429, messages.tooManyTries(seconds), { retryAfterSeconds: seconds });
}
