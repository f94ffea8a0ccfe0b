import {
  mostPasskeys,
  passkeyTimeoutMs,
  type CreationOptions,
  type createdPasskeySchema,
} from '@kashi/contracts/desk/passkeys';
import type { SignedInStaff } from '@kashi/contracts/desk/session';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import type { Shop } from '../shop.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import { messages } from './messages.ts';
import type { PasskeyRow } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

type CreatedPasskey = z.output<typeof createdPasskeySchema>;

/** Throws a 409 for a member who has as many passkeys as there may be. */
export async function refuseTooMany(db: Kysely<Tables>, staffId: number): Promise<void> {
  const known = await db
    .selectFrom('staff_passkeys')
    .select('id')
    .where('staff_id', '=', staffId)
    .execute();
  if (known.length >= mostPasskeys) throw new Refusal(409, messages.tooMany);
}

/**
 * What the member's browser is asked for: a passkey that is found without a name being typed (`residentKey`), and that asks for
 * PIN, finger or face each time. Call it after a fresh proof of password and code.
 */
export async function creationOptions(
  shop: Shop,
  member: SignedInStaff,
  { id }: RelyingParty,
): Promise<CreationOptions> {
  const { db } = shop.store;
  const { passkey_user } = await db
    .selectFrom('staff')
    .select('passkey_user')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const known = await db
    .selectFrom('staff_passkeys')
    .select('credential_id')
    .where('staff_id', '=', member.id)
    .execute();
  const settings = await db.selectFrom('shop_settings').select('shop_name').executeTakeFirst();
  const challenge = await newChallenge(db, { staffId: member.id, now: shop.clock() });
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    rp: { id, name: settings?.shop_name ?? id },
    user: {
      id: userHandleOf(passkey_user),
      name: member.userName,
      displayName: member.fullName,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: passkeyTimeoutMs,
    excludeCredentials: known.map(({ credential_id }) => ({
      id: credential_id.toString('base64url'),
      type: 'public-key',
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Checks what the browser has made. Throws a 400 unless it answers a challenge of this member, at this desk, with the person verified. */
export async function verifyCreated(
  shop: Shop,
  passkey: CreatedPasskey,
  { staffId, party }: { staffId: number; party: RelyingParty },
) {
  const { clientDataJSON, attestationObject } = passkey.response;
  const now = shop.clock();
  const expectedChallenge = await takeChallenge(shop.store.db, clientDataJSON, { staffId, now });
  try {
    if (!isWithoutCertificates(attestationObject)) throw new Error('The maker was not asked for.');
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) throw new Error('The signature is wrong.');
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      staff_id: staffId,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      host: party.id,
      may_be_synced: credentialDeviceType === 'multiDevice',
      is_synced: credentialBackedUp,
    };
  } catch {
    // What exactly is wrong helps whoever forges an answer, and no member.
    throw new Refusal(400, messages.notAccepted);
  }
}

/** Keeps a passkey that was verified. Throws a 409 for one that is known, or if there are too many. */
export async function keepPasskey(
  tx: Transaction<Tables>,
  verified: Awaited<ReturnType<typeof verifyCreated>>,
  { name, now }: { name: string; now: Date },
): Promise<PasskeyRow> {
  const { staff_id } = verified;
  // Locked, so that two at once do not both find room for one.
  await tx.selectFrom('staff').select('id').where('id', '=', staff_id).forUpdate().execute();
  await refuseTooMany(tx, staff_id);
  const row = await tx
    .insertInto('staff_passkeys')
    .values({ ...verified, name, created_at: now })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal(409, messages.alreadyKnown);
  return row;
}

/** The name by which authenticators know a member, in base64url. */
export function userHandleOf(passkeyUser: string): string {
  return Buffer.from(passkeyUser.replaceAll('-', ''), 'hex').toString('base64url');
}

const algorithms: number[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/**
 * Whether the statement about the authenticator has no certificates: `none` was asked for, and to check others the server would
 * have to fetch addresses that stand in them.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const fmt = decoded.get('fmt');
  const { size } = decoded.get('attStmt');
  return (fmt === 'none' && size === 0) || (fmt === 'packed' && !decoded.get('attStmt').get('x5c'));
}
