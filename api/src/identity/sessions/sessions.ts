import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Customer, Sessions } from '../../shop.ts';
import type { Store } from '../../store/store.ts';
import type { Tables } from '../../schema/tables.ts';
import { customerKeyOf } from './customer-key.ts';
import { fullNameOf } from './full-name.ts';

/**
 * Opaque tokens: 32 random bytes, of which the database stores only a hash. A token is looked up at most once in 30 seconds,
 * however busy it is. When any process ends one, the store's notice removes it from the cache (`followSessions`).
 */
export function createSessions(store: Store, clock: () => Date): Sessions {
  const known = new LRUCache<string, Known>({ max: 10_000 });
  let revocations = 0;

  /**
   * A token that was read while another was revoked may be the revoked one, so it is valid for this request only and not cached.
   */
  const lookUp = async (key: string): Promise<Known | undefined> => {
    const revokedBefore = revocations;
    const session = await find(store.db, key, clock());
    if (session && revocations === revokedBefore) known.set(key, session);
    return session;
  };

  return {
    async customerOf(token) {
      const key = keyOf(token);
      const remembered = known.get(key);
      const isCurrent = remembered && remembered.knownUntil > clock() && store.isHearing();
      const session = isCurrent ? remembered : await lookUp(key);
      return session && session.expiresAt > clock() ? session.customer : null;
    },

    async open(customerId, tx) {
      const token = randomBytes(32).toString('base64url');
      await (tx ?? store.db)
        .insertInto('sessions')
        .values({
          token_hash: hashOf(token),
          customer_id: customerId,
          expires_at: new Date(clock().getTime() + lifeMs),
        })
        .execute();
      return token;
    },

    async end(token) {
      await store.db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
      revocations += 1;
      known.delete(keyOf(token));
    },

    async endAllOf(customerId, tx, but) {
      let sessions = tx.deleteFrom('sessions').where('customer_id', '=', customerId);
      if (but) sessions = sessions.where('token_hash', '!=', hashOf(but));
      await sessions.execute();
    },

    forget(customerId) {
      revocations += 1;
      for (const [key, session] of known.entries()) {
        if (customerId === null || session.customer.id === customerId) known.delete(key);
      }
    },
  };
}

/** Removes tokens from the cache that other processes have ended or changed. Returns the function that stops it. */
export function followSessions(store: Store, sessions: Sessions): Promise<() => void> {
  return store.listen(channel, (payload) => sessions.forget(payload ? Number(payload) : null));
}

/** The channel's name in migration 013. */
const channel = 'sessions';

interface Known {
  customer: Customer;
  expiresAt: Date;
  knownUntil: Date;
}

const lifeMs = 30 * 24 * 60 * 60 * 1000;
const knownMs = 30_000;

async function find(db: Kysely<Tables>, key: string, now: Date): Promise<Known | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(['customers.id', 'mobile', 'first_name', 'last_name', 'registered_at', 'expires_at'])
    .where('token_hash', '=', Buffer.from(key, 'base64'))
    // A session that was opened while its customer was being blocked is none.
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      customer: customerFrom(row),
      expiresAt: row.expires_at,
      knownUntil: new Date(now.getTime() + knownMs),
    }
  );
}

function customerFrom(row: {
  id: number;
  mobile: string;
  first_name: string;
  last_name: string;
  registered_at: Date;
}): Customer {
  return {
    id: row.id,
    mobile: row.mobile,
    fullName: fullNameOf(row),
    key: customerKeyOf(row),
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The cache also holds only hashes of tokens. */
function keyOf(token: string): string {
  return hashOf(token).toString('base64');
}
