import { randomBytes } from 'node:crypto';
import { passkeyTimeoutMs } from '@kashi/contracts/desk/passkeys';
import type { Kysely } from 'kysely';
import { hashOfToken } from '../desk-staff/staff-tokens.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

/** For whom a challenge is: the member who adds a passkey, or null for somebody who signs in. */
interface Purpose {
  staffId: number | null;
  now: Date;
}

/** A new challenge: 32 random bytes, of which the store keeps the hash of the text in base64url. */
export async function newChallenge(
  db: Kysely<Tables>,
  { staffId, now }: Purpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32));
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashOfToken(Buffer.from(bytes).toString('base64url')),
      staff_id: staffId,
      ends_at: new Date(now.getTime() + passkeyTimeoutMs),
    })
    .execute();
  return bytes;
}

/**
 * Uses up the challenge that an answer names in its `clientDataJSON`, whatever becomes of the answer: call it outside the
 * transaction of the rest. Throws a 400 if it is unknown, over, used, or was given for something else.
 */
export async function takeChallenge(
  db: Kysely<Tables>,
  clientDataJSON: string,
  { staffId, now }: Purpose,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const used =
    challenge !== null &&
    (await db
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', hashOfToken(challenge))
      .where('staff_id', staffId === null ? 'is' : '=', staffId)
      .where('ends_at', '>', now)
      .returning('ends_at')
      .executeTakeFirst());
  if (!used) throw new Refusal(400, messages.challengeOver);
  return challenge;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const { challenge } = data as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    // Not what a browser writes; the caller answers it as an unknown challenge.
    return null;
  }
}
