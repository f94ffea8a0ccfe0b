import type { Role } from '@kashi/contracts/desk/desk-call';
import type { StaffRow } from '@kashi/contracts/desk/staff';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { forgetTriesOf } from './sign-in-tries.ts';
import { endSessionsOf } from './staff-sessions.ts';

type Tx = Transaction<Tables>;

/** A member as the store has them; the desk's rows have a `version` too. */
export type Member = Omit<StaffRow, 'version'>;

/** Every member of the staff, the blocked ones too. */
export async function listStaff(db: Kysely<Tables>): Promise<Member[]> {
  const rows = await db.selectFrom('staff').selectAll().orderBy('id').execute();
  return rows.map(rowFrom);
}

/** A new member, who cannot sign in until they have set themselves up. Throws a 409 for a taken name. */
export async function addStaff(
  tx: Tx,
  { userName, fullName, roles }: { userName: string; fullName: string; roles: Role[] },
  now: Date,
): Promise<Member> {
  const member = await tx
    .insertInto('staff')
    .values({ user_name: userName, full_name: fullName, roles, created_at: now })
    .onConflict((conflict) => conflict.column('user_name').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (member) return rowFrom(member);
  const Message = messages.userNameTaken;
  throw new Refusal(409, Message, { fields: [{ Field: 'userName', Message }] });
}

/** Changes name and roles. Where a role is taken away the member's sessions end, in the middle of whatever they do. */
export async function changeStaff(
  tx: Tx,
  before: Member,
  { fullName, roles }: { fullName: string; roles: Role[] },
): Promise<Member> {
  if (before.roles.some((role) => !roles.includes(role))) await endSessionsOf(tx, before.id);
  return update(tx, before.id, { full_name: fullName, roles });
}

/** Shuts a member out and ends their sessions at once; a set-up address of theirs is good no more. */
export async function blockStaff(tx: Tx, id: number, now: Date): Promise<Member> {
  await endSessionsOf(tx, id);
  await tx.deleteFrom('staff_invitations').where('staff_id', '=', id).execute();
  return update(tx, id, { blocked_at: now });
}

export function unblockStaff(tx: Tx, id: number): Promise<Member> {
  return update(tx, id, { blocked_at: null });
}

/** Voids password, second factor, passkeys, sessions and counted tries, as after a lost telephone; `invite` the member then. */
export async function resetStaff(tx: Tx, id: number): Promise<Member> {
  // Locked before the passkeys are, as whoever signs in by one does.
  await lockStaff(tx, { id });
  await endSessionsOf(tx, id);
  await tx.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute();
  const member = await update(tx, id, { password_hash: null, totp_secret: null });
  await forgetTriesOf(tx, member);
  return member;
}

/**
 * The member, locked until the transaction ends; throws a 404 for an unknown one. The lock leaves others free to write rows that name
 * the member: whoever has a customer's lock and writes such a row would wait for a member who waits for that customer.
 */
export async function lockStaff(
  tx: Tx,
  by: { id: number } | { userName: string },
): Promise<Member> {
  const all = tx.selectFrom('staff').selectAll().forNoKeyUpdate();
  const row = await (
    'id' in by ? all.where('id', '=', by.id) : all.where('user_name', '=', by.userName)
  ).executeTakeFirst();
  if (!row) throw new Refusal(404, messages.unknownStaff);
  return rowFrom(row);
}

/**
 * Locks a member whom an owner is about to change. Throws a 409 for the owner themselves: so one owner is always left. Both are
 * locked in the order of their ids, and the owner has to be one still: of two who shut each other out only the first succeeds.
 */
export async function lockOther(tx: Tx, ownerId: number, id: number): Promise<Member> {
  if (ownerId === id) throw new Refusal(409, messages.notYourself);
  await tx
    .selectFrom('staff')
    .select('id')
    .where('id', 'in', [ownerId, id])
    .orderBy('id')
    .forUpdate()
    .execute();
  const owner = await lockStaff(tx, { id: ownerId });
  if (owner.isBlocked || !owner.roles.includes('owner')) {
    throw new Refusal(403, messages.notAllowed);
  }
  return lockStaff(tx, { id });
}

async function update(
  tx: Tx,
  id: number,
  values: Partial<
    Pick<Row, 'full_name' | 'roles' | 'blocked_at' | 'password_hash' | 'totp_secret'>
  >,
): Promise<Member> {
  const row = await tx
    .updateTable('staff')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return rowFrom(row);
}

type Row = Selectable<Tables['staff']>;

function rowFrom(row: Row): Member {
  return {
    id: row.id,
    userName: row.user_name,
    fullName: row.full_name,
    roles: row.roles,
    isSetUp: row.password_hash !== null,
    isBlocked: row.blocked_at !== null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  };
}
