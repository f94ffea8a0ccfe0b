import {
  passkeyTimeoutMs,
  type RequestOptions,
  type usedPasskeySchema,
} from '@kashi/contracts/desk/passkeys';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { noteChanges } from '../desk-audit/change-log.ts';
import { openStaffSession } from '../desk-staff/staff-sessions.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import type { Shop } from '../shop.ts';
import { userHandleOf } from './add-passkey.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { messages } from './messages.ts';
import { entryOf, loggedOf, type PasskeyRow } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

type UsedPasskey = z.output<typeof usedPasskeySchema>;

/** What a browser is asked for by somebody who signs in. It names no passkey, so that it tells nobody which ones there are. */
export async function requestOptions(shop: Shop, { id }: RelyingParty): Promise<RequestOptions> {
  const challenge = await newChallenge(shop.store.db, { staffId: null, now: shop.clock() });
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    rpId: id,
    timeout: passkeyTimeoutMs,
    userVerification: 'required',
  };
}

/**
 * Checks the answer of a passkey, and returns the token of a whole session. A passkey that is unknown or was removed, a member who
 * is blocked, and an answer that proves nothing are refused with the same 400.
 */
export async function signInByPasskey(
  shop: Shop,
  passkey: UsedPasskey,
  party: RelyingParty,
): Promise<string> {
  const now = shop.clock();
  const { clientDataJSON } = passkey.response;
  const expectedChallenge = await takeChallenge(shop.store.db, clientDataJSON, {
    staffId: null,
    now,
  });
  const known = await findPasskey(shop.store.db, passkey.id);
  if (!known) throw new Refusal(400, messages.unknownPasskey);
  const seen = await verified(passkey, known, { party, expectedChallenge });
  if (!seen) throw new Refusal(400, messages.unknownPasskey);

  const token = await shop.store.transaction(async (tx) => {
    const before = await lockPasskey(tx, known);
    if (!before) throw new Refusal(400, messages.unknownPasskey);
    const author = { staffId: before.staff_id, name: known.full_name };
    const note = (change: { before: object; after: object }) =>
      noteChanges(tx, [entryOf(before, change)], { author, call, at: now });

    const isCounted = seen.counter > 0 || before.counter > 0;
    if (isCounted && seen.counter <= before.counter) {
      const { counter } = seen;
      await note({
        before: { counter: before.counter },
        after: { ...loggedOf(before), counter, isRefused: true },
      });
      return null;
    }
    const after = { ...before, ...seen, last_used_at: now };
    await tx
      .updateTable('staff_passkeys')
      .set({ ...seen, last_used_at: now })
      .where('id', '=', before.id)
      .execute();
    await tx
      .updateTable('staff')
      .set({ last_seen_at: now })
      .where('id', '=', before.staff_id)
      .execute();
    await note({ before: loggedOf(before), after: loggedOf(after) });
    return openStaffSession(tx, before.staff_id, { isWhole: true, now });
  });
  // After the transaction, which keeps in the log that a passkey was refused.
  if (token === null) throw new Refusal(400, messages.copiedPasskey);
  return token;
}

const call = 'POST /v1/desk/session/passkey/finish';

/** The passkey of a credential with its member's names; undefined if it is unknown, or the member is blocked. */
function findPasskey(db: Kysely<Tables>, credentialId: string) {
  return db
    .selectFrom('staff_passkeys as p')
    .innerJoin('staff as m', 'm.id', 'p.staff_id')
    .selectAll('p')
    .select(['m.full_name', 'm.passkey_user'])
    .where('p.credential_id', '=', Buffer.from(credentialId, 'base64url'))
    .where('m.blocked_at', 'is', null)
    .executeTakeFirst();
}

type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/**
 * What the authenticator says of itself: how often it was used, and whether it was copied to other devices. Null unless the passkey
 * has signed the challenge for this desk, with the person verified.
 */
async function verified(
  { response, ...passkey }: UsedPasskey,
  known: KnownPasskey,
  { party, expectedChallenge }: { party: RelyingParty; expectedChallenge: string },
): Promise<{ counter: number; is_synced: boolean } | null> {
  if (response.userHandle !== userHandleOf(known.passkey_user)) return null;
  const { userHandle, ...rest } = response;
  try {
    const { verified: isVerified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...passkey, response: { ...rest, userHandle }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(known.public_key),
        // The library compares counters before it checks the signature; here nobody is called a copy without one.
        counter: 0,
      },
    });
    const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo;
    const isSameKind = (credentialDeviceType === 'multiDevice') === known.may_be_synced;
    if (!isVerified || !isSameKind) return null;
    return { counter: newCounter, is_synced: credentialBackedUp };
  } catch {
    // What exactly is wrong helps whoever forges an answer, and no member.
    return null;
  }
}

/** The passkey and its member, locked; undefined if it was removed meanwhile, or the member blocked. */
async function lockPasskey(
  tx: Transaction<Tables>,
  { id, staff_id }: PasskeyRow,
): Promise<PasskeyRow | undefined> {
  // The member first, as whoever removes a passkey does.
  const member = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staff_id)
    .where('blocked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return undefined;
  return tx
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
