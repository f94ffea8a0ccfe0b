import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Confirmation } from '@kashi/contracts/account/account';
import { codeLength } from '@kashi/contracts/account/account';
import type { Insertable, Selectable } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';
import type { SmsPurpose } from '../sms/sms-provider.ts';
import type { IdentityTables } from '../schema/identity-tables.ts';
import { messages } from './messages.ts';
import { alsoAskedFrom, countSending, forgiveSendings } from './limits/sending-limit.ts';
import { countTryFrom, forgiveTryFrom, type TryRule } from './limits/try-limit.ts';

type ConfirmationRow = Selectable<IdentityTables['confirmations']>;

type NewAccount = Pick<
  Insertable<IdentityTables['confirmations']>,
  'password_hash' | 'first_name' | 'last_name'
>;

interface NewConfirmation {
  purpose: SmsPurpose;
  mobile: string;
  /** False if the number to recover has no account: the call then answers the same, but sends nothing (R26). */
  sends: boolean;
  ip: string;
  /** Creates the password hash after the limits allow the request, since hashing is expensive. */
  account?: () => Promise<NewAccount>;
}

/** Sends a code and stores what it will confirm. Limited by number and by address (R25). */
export async function startConfirmation(
  shop: Shop,
  { purpose, mobile, sends, ip, account }: NewConfirmation,
): Promise<Confirmation> {
  await countSending(shop, mobile, ip);
  const now = shop.clock();
  const hashId = randomBytes(16).toString('base64url');
  const code = newCode();
  await shop.store.db
    .insertInto('confirmations')
    .values({
      hash_id: hashId,
      purpose,
      mobile,
      code_hash: sends ? codeHash(hashId, code) : null,
      expires_at: new Date(now.getTime() + codeLifeMs),
      created_at: now,
      asked_from: [ip],
      ...(await account?.()),
    })
    .execute();
  if (sends) send(shop, mobile, code, purpose);
  return { ConfirmationCodeHashId: hashId, TimeRemaningForExpire: codeLifeMs / 1000 };
}

/**
 * Sends a new code for the same request and voids the old one. Returns the code's lifetime in seconds. A code that has signed
 * somebody in is replaced as well, since the answer to it may have been lost.
 */
export async function resendCode(shop: Shop, hashId: string, ip: string): Promise<number> {
  const row = await findConfirmation(shop, hashId);
  if (!row || isOver(row)) throw new Refusal(400, messages.noConfirmation);
  await countSending(shop, row.mobile, ip);

  const code = newCode();
  await shop.store.db
    .updateTable('confirmations')
    .set({
      code_hash: row.code_hash && codeHash(hashId, code),
      tries: 0,
      asked_from: alsoAskedFrom(ip),
      ...(row.purpose === 'login' && { confirmed_at: null }),
      expires_at: new Date(shop.clock().getTime() + codeLifeMs),
    })
    .where('hash_id', '=', hashId)
    .execute();
  if (row.code_hash) send(shop, row.mobile, code, row.purpose);
  return codeLifeMs / 1000;
}

/**
 * How long after its first use a code works again, in milliseconds: of two presses of a form without JavaScript, the browser drops the
 * first answer and its session.
 */
export const againMs = 10_000;

/** A code as the visitor types it. */
export interface TypedCode {
  hashId: string;
  code: string;
  /** The visitor's address, since guessing at one code after another is limited by address. */
  ip: string;
}

/**
 * Checks a code, at most five times. Returns its row if it is right, otherwise throws a refusal. A right code may be checked
 * again during its lifetime, because the first answer may have been lost.
 */
export async function checkCode(
  shop: Shop,
  purpose: SmsPurpose,
  { hashId, code, ip }: TypedCode,
): Promise<ConfirmationRow> {
  await countTryFrom(shop, ip, 'guess', guessesFromAddress);
  const now = shop.clock();
  // The try is counted in the same statement that reads the code, so that concurrent guesses cannot exceed five.
  const row = await shop.store.db
    .updateTable('confirmations')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('hash_id', '=', hashId)
    .where('purpose', '=', purpose)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    // Setting the clock back gives no more time to guess.
    .where('expires_at', '<=', new Date(now.getTime() + longestLifeMs))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await whyNotChecked(shop, hashId);

  const right = row.code_hash !== null && timingSafeEqual(row.code_hash, codeHash(hashId, code));
  if (right) {
    await forgiveTryFrom(shop, ip, 'guess');
    await forgiveSendings(shop, row);
    return row;
  }
  throw refusedCode(row.tries < mostTries ? messages.wrongCode : messages.tooManyCodes);
}

/** A refusal that stands beside the field of the code. */
export function refusedCode(message: string): Refusal {
  return new Refusal(400, message, { fields: [{ Field: 'SendCode', Message: message }] });
}

/** The request of the last hour with this id, confirmed or not. */
export async function findConfirmation(
  shop: Shop,
  hashId: string,
): Promise<ConfirmationRow | undefined> {
  return shop.store.db
    .selectFrom('confirmations')
    .selectAll()
    .where('hash_id', '=', hashId)
    .where('created_at', '>', new Date(shop.clock().getTime() - keptMs))
    .executeTakeFirst();
}

const codeLifeMs = 120_000;

/** A confirmed code stays valid while a password may be set with it; no code lives longer. */
const longestLifeMs = 10 * 60 * 1000;
const mostTries = 5;

/** After this time a request is forgotten, and a new one has to be made instead of a resend. */
const keptMs = 60 * 60 * 1000;

const guessesFromAddress: TryRule = { free: 30, firstWaitSeconds: 30, mostWaitSeconds: 3600 };

/** Sending is not awaited: a slow answer of the provider would reveal that the number has an account. */
function send(shop: Shop, mobile: string, code: string, purpose: SmsPurpose): void {
  shop.sms.send(mobile, code, purpose).catch((error: Error) => {
    console.error(`A ${purpose} code was not sent: ${error.message}`);
  });
}

async function whyNotChecked(shop: Shop, hashId: string): Promise<Refusal> {
  const row = await findConfirmation(shop, hashId);
  if (!row || isOver(row)) return new Refusal(400, messages.noConfirmation);
  return refusedCode(row.tries < mostTries ? messages.codeOver : messages.tooManyCodes);
}

/** Whether the request has had its effect. A sign-in may take another code: nothing else was done with the one before. */
function isOver({ purpose, confirmed_at }: ConfirmationRow): boolean {
  return purpose !== 'login' && confirmed_at !== null;
}

function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

function codeHash(hashId: string, code: string): Buffer {
  return createHash('sha256').update(`${hashId}:${code}`).digest();
}
