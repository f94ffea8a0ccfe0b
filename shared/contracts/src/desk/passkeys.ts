import * as z from 'zod/mini';
import { id } from '../call/fields.ts';
import { anyRole, deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { moment } from './keyset.ts';
import { deskCode, sessionSchema, signInSchema } from './session.ts';

/** How long a browser may take from the server's challenge to its answer; finding a key and a finger takes people a while. */
export const passkeyTimeoutMs = 5 * 60 * 1000;

/** How many passkeys a member has at most. */
export const mostPasskeys = 10;

/** What the member calls the passkey, so that a lost device is found in the list. */
const passkeyName = z
  .string(deskMessages.passkeyName.required)
  .check(
    z.trim(),
    z.minLength(1, { error: deskMessages.passkeyName.required, abort: true }),
    z.maxLength(60, deskMessages.passkeyName.tooLong),
  );

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The host name at which the passkey signs in. */
  host: z.string(),
  /** Whether it was copied to the member's other devices, as password managers do. */
  isSynced: z.boolean(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});
export type Passkey = z.output<typeof passkeySchema>;

/** Bytes in base64url, `most` characters of them at the most. */
function bytes(most: number) {
  return z.string(deskMessages.passkey).check(
    // Before the pattern, which would read the whole of a long text.
    z.maxLength(most, { error: deskMessages.passkey, abort: true }),
    z.regex(/^[\w-]+$/, deskMessages.passkey),
  );
}

/** 1,023 bytes is the most that an authenticator may take for a credential's id. */
const credentialId = bytes(1364);
const credentialKind = z.literal('public-key', deskMessages.passkey);

/** What `navigator.credentials.create` is asked for: `PublicKeyCredentialCreationOptionsJSON`, as far as the desk uses it. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: credentialKind })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ id: credentialId, type: credentialKind })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.output<typeof creationOptionsSchema>;

/** What `navigator.credentials.get` is asked for; any passkey of the desk may answer. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.output<typeof requestOptionsSchema>;

const clientData = bytes(4096);

/** A browser's `RegistrationResponseJSON`. What is not read here is left out. */
export const createdPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: credentialKind,
  response: z.object({ clientDataJSON: clientData, attestationObject: bytes(16_384) }),
});

/** A browser's `AuthenticationResponseJSON`. */
export const usedPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: credentialKind,
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(4096),
    signature: bytes(2048),
    userHandle: z.optional(bytes(88)),
  }),
});

const owner = ['owner'] as const;
const { password } = signInSchema.shape;

export const passkeyCalls = {
  'POST /v1/desk/session/passkey/begin': deskCall({
    summary: 'A challenge for any passkey of the desk, good once and for five minutes.',
    access: 'anyone',
    input: z.object({}),
    value: requestOptionsSchema,
  }),
  'POST /v1/desk/session/passkey/finish': deskCall({
    summary: 'The answer of a passkey: opens a whole session, without password and code.',
    access: 'anyone',
    input: z.object({ passkey: usedPasskeySchema }),
    value: sessionSchema,
  }),
  'GET /v1/desk/passkeys': deskCall({
    summary: "The member's own passkeys.",
    access: anyRole,
    input: z.object({}),
    value: z.array(passkeySchema),
  }),
  'POST /v1/desk/passkeys/begin': deskCall({
    summary:
      'A challenge for a new passkey, against password and code anew; good once and for five minutes.',
    access: anyRole,
    input: z.object({ name: passkeyName, password, code: deskCode }),
    value: creationOptionsSchema,
  }),
  'POST /v1/desk/passkeys/finish': deskCall({
    summary: 'Keeps the new passkey.',
    access: anyRole,
    input: z.object({ name: passkeyName, passkey: createdPasskeySchema }),
    value: passkeySchema,
  }),
  'POST /v1/desk/passkeys/remove': deskCall({
    summary: "Removes one of the member's passkeys, and ends their other sessions.",
    access: anyRole,
    input: z.object({ id, password }),
    value: z.null(),
  }),
  'GET /v1/desk/staff/passkeys': deskCall({
    summary: "A member's passkeys.",
    access: owner,
    input: z.object({ staffId: id }),
    value: z.array(passkeySchema),
  }),
  'POST /v1/desk/staff/passkeys/remove': deskCall({
    summary:
      'Removes a passkey of a member, as after a lost device, and ends the sessions of that member.',
    access: owner,
    input: z.object({ staffId: id, id }),
    value: z.null(),
  }),
};
