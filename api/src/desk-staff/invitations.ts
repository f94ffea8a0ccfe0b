import { domainToUnicode } from 'node:url';
import type { Kysely, Transaction } from 'kysely';
import { noteChanges } from '../desk-audit/change-log.ts';
import { Refusal } from '../http/refusal.ts';
import { hashPassword } from '../identity/passwords/passwords.ts';
import type { Tables } from '../schema/tables.ts';
import type { Shop } from '../shop.ts';
import { messages } from './messages.ts';
import { authenticatorAddress, newSecret, stepOfCode } from './second-factor.ts';
import { forgetTriesOf } from './sign-in-tries.ts';
import { endSessionsOf, openStaffSession } from './staff-sessions.ts';
import { hashOfToken, newToken } from './staff-tokens.ts';

/** How long a set-up address is good. */
const invitationMs = 24 * 60 * 60 * 1000;

/** The path of the web application that reads the token: it stands behind `#`, and so in no log of a server. */
export function setupPath(token: string): string {
  return `/setup#${token}`;
}

/** A one-time token for a member, or for the first owner (null); an older one of theirs is void. */
export async function invite(
  tx: Transaction<Tables>,
  staffId: number | null,
  now: Date,
): Promise<{ token: string; endsAt: Date }> {
  await tx
    .deleteFrom('staff_invitations')
    .where('staff_id', staffId === null ? 'is' : '=', staffId)
    .execute();
  const { token, hash } = newToken();
  const endsAt = new Date(now.getTime() + invitationMs);
  await tx
    .insertInto('staff_invitations')
    .values({ token_hash: hash, staff_id: staffId, ends_at: endsAt })
    .execute();
  return { token, endsAt };
}

/** A token for the first owner; null if the desk has an owner who can sign in. */
export async function inviteFirstOwner({
  store,
  clock,
}: Pick<Shop, 'store' | 'clock'>): Promise<string | null> {
  return store.transaction(async (tx) => {
    if (await hasOwner(tx)) return null;
    return (await invite(tx, null, clock())).token;
  });
}

/** For whom a token is, and the secret for their authenticator application. Throws a 404 for a token that is over. */
export async function readInvitation(shop: Shop, token: string) {
  const { db } = shop.store;
  const known = await findInvitation(db, token, shop.clock());
  // Of two who open the address at once, the later one reads the secret of the first: the store keeps one alone.
  const kept = await db
    .updateTable('staff_invitations')
    .set(({ fn, val }) => ({ totp_secret: fn.coalesce('totp_secret', val(newSecret())) }))
    .where('token_hash', '=', hashOfToken(token))
    .returning('totp_secret')
    .executeTakeFirst();
  const secret = kept?.totp_secret;
  if (!secret) throw new Refusal(404, messages.noInvitation);
  const settings = await db.selectFrom('shop_settings').select('shop_name').executeTakeFirst();
  const { user_name: userName, full_name: fullName } = known;
  // The first owner is set up before the shop has a name, and an authenticator application keeps what it has read.
  const shopName = settings?.shop_name ?? hostOf(shop.environment);
  const names = { shopName, userName: userName ?? 'owner' };
  return { userName, fullName, secret, address: authenticatorAddress(secret, names) };
}

/** Where the desk answers; the shop's own host where the desk has no address of its own. */
function hostOf({ desk, publicUrl }: Shop['environment']): string {
  return domainToUnicode((desk?.url ?? new URL(publicUrl)).hostname);
}

export interface SetupForm {
  token: string;
  userName?: string | undefined;
  fullName?: string | undefined;
  password: string;
  code: string;
}

/** Sets a member up, who is then signed in; returns the token of the session. The set-up token is used up. */
export async function finishSetup(shop: Shop, form: SetupForm): Promise<string> {
  const now = shop.clock();
  const { totp_secret: secret } = await findInvitation(shop.store.db, form.token, now);
  const step = secret === null ? null : stepOfCode(secret, form.code, { now, lastStep: 0 });
  if (secret === null || step === null) throw wrong('code', messages.wrongCode);
  const password_hash = await hashPassword(form.password);

  return shop.store.transaction(async (tx) => {
    const used = await tx
      .deleteFrom('staff_invitations')
      .where('token_hash', '=', hashOfToken(form.token))
      .returning('staff_id')
      .executeTakeFirst();
    if (!used) throw new Refusal(404, messages.noInvitation);
    const id = used.staff_id ?? (await addFirstOwner(tx, form, now));
    const member = await tx
      .updateTable('staff')
      .set({ password_hash, totp_secret: secret, totp_last_step: step, last_seen_at: now })
      .where('id', '=', id)
      .where('blocked_at', 'is', null)
      .returning(['user_name', 'full_name', 'roles'])
      .executeTakeFirst();
    if (!member) throw new Refusal(404, messages.noInvitation);

    await endSessionsOf(tx, id);
    const { user_name: userName, full_name: fullName, roles } = member;
    await forgetTriesOf(tx, { id, userName });
    const entry = { subject: 'staff', subjectId: id, before: null };
    await noteChanges(tx, [{ ...entry, after: { userName, fullName, roles, isSetUp: true } }], {
      author: { staffId: id, name: fullName },
      call: 'POST /v1/desk/setup/finish',
      at: now,
    });
    return openStaffSession(tx, id, { isWhole: true, now });
  });
}

async function findInvitation(db: Kysely<Tables>, token: string, now: Date) {
  const known = await db
    .selectFrom('staff_invitations as i')
    .leftJoin('staff as m', 'm.id', 'i.staff_id')
    .select(['i.totp_secret', 'm.user_name', 'm.full_name'])
    .where('i.token_hash', '=', hashOfToken(token))
    .where('i.ends_at', '>', now)
    .where('m.blocked_at', 'is', null)
    .executeTakeFirst();
  if (!known) throw new Refusal(404, messages.noInvitation);
  return known;
}

async function addFirstOwner(
  tx: Transaction<Tables>,
  { userName, fullName }: SetupForm,
  now: Date,
): Promise<number> {
  if (await hasOwner(tx)) throw new Refusal(409, messages.hasOwner);
  if (!userName || !fullName) throw wrong('userName', messages.userNameNeeded);
  const owner = await tx
    .insertInto('staff')
    .values({ user_name: userName, full_name: fullName, roles: ['owner'], created_at: now })
    .onConflict((conflict) => conflict.column('user_name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!owner) throw wrong('userName', messages.userNameTaken);
  return owner.id;
}

async function hasOwner(db: Kysely<Tables>): Promise<boolean> {
  const owner = await db
    .selectFrom('staff')
    .select('id')
    .where('password_hash', 'is not', null)
    .where('blocked_at', 'is', null)
    .where(({ val, eb, fn }) => eb(val('owner'), '=', fn.any('roles')))
    .executeTakeFirst();
  return owner !== undefined;
}

function wrong(Field: string, Message: string): Refusal {
  return new Refusal(400, Message, { fields: [{ Field, Message }] });
}
