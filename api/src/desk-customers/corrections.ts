import { fourEyesAboveToman, type Correction } from '@kashi/contracts/desk/customers';
import type { SignedInStaff } from '@kashi/contracts/desk/session';
import { sql, type Kysely, type Transaction } from 'kysely';
import { expectSecondEyes } from '../desk-staff/four-eyes.ts';
import { lockStaff } from '../desk-staff/staff.ts';
import { Refusal } from '../http/refusal.ts';
import { fullNameOf } from '../identity/sessions/full-name.ts';
import type { Tables } from '../schema/tables.ts';
import { correctWallet } from '../wallet/wallets.ts';
import { messages } from './messages.ts';
import { lockOpenAccount } from './open-account.ts';

type Tx = Transaction<Tables>;

interface CorrectionSearch {
  state: Correction['state'] | 'all';
  customerId?: number;
  id?: number;
  /** Only corrections older than the one with this id. */
  before?: number | null;
  most: number;
}

/** Corrections, newest first. */
export async function findCorrections(
  db: Kysely<Tables>,
  { state, customerId, id, before = null, most }: CorrectionSearch,
): Promise<Correction[]> {
  let query = db
    .selectFrom('wallet_corrections as w')
    .innerJoin('customers as c', 'c.id', 'w.customer_id')
    .innerJoin('staff as a', 'a.id', 'w.asked_by')
    .leftJoin('staff as d', 'd.id', 'w.decided_by')
    .selectAll('w')
    .select(['c.first_name', 'c.last_name', 'c.mobile'])
    .select(['a.full_name as asker', 'd.full_name as decider']);
  if (state !== 'all') query = query.where('w.state', '=', state);
  if (customerId !== undefined) query = query.where('w.customer_id', '=', customerId);
  if (id !== undefined) query = query.where('w.id', '=', id);
  if (before !== null) query = query.where('w.id', '<', before);
  const rows = await query.orderBy('w.id', 'desc').limit(most).execute();
  return rows.map((row) => ({
    id: row.id,
    customerId: row.customer_id,
    customerName: fullNameOf(row),
    mobile: row.mobile,
    amountToman: row.amount,
    reason: row.reason,
    state: row.state,
    askedBy: row.asker,
    askedById: row.asked_by,
    askedAt: row.asked_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
  }));
}

interface CorrectionWish {
  customerId: number;
  amountToman: number;
  reason: string;
  /** Names the press, see `schema/migrations/022-desk-presses.sql`. */
  key: string;
}

/**
 * Notes a correction. An owner's own is booked at once, up to the limit for all they book alone within a day; any other waits for an owner
 * who has not asked for it. For a key that the asker has used before it books nothing and returns that correction with `isNew` false;
 * throws a 409 if that correction is of another customer, another sum or another reason.
 */
export async function askForCorrection(
  tx: Tx,
  asker: SignedInStaff,
  wish: CorrectionWish,
  at: Date,
): Promise<{ correction: Correction; isNew: boolean }> {
  const { customerId, amountToman, reason, key } = wish;
  await lockStaff(tx, { id: asker.id });
  const known = await correctionOfPress(tx, asker.id, wish);
  if (known) return { correction: known, isNew: false };
  await lockOpenAccount(tx, customerId);
  const isSmall =
    Math.abs(amountToman) + (await booked(tx, asker.id, [asker.id], at)) <= fourEyesAboveToman;
  const isAlone = isSmall && asker.roles.includes('owner');
  const { id } = await tx
    .insertInto('wallet_corrections')
    .values({
      customer_id: customerId,
      amount: amountToman,
      reason,
      asked_by: asker.id,
      asked_at: at,
      press_key: key,
      ...(isAlone && { state: 'booked' as const, decided_by: asker.id, decided_at: at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isAlone) await move(tx, id, at);
  return { correction: await oneCorrection(tx, id), isNew: true };
}

/**
 * What the member has booked within a day of what these members have asked for, added and taken away, in toman; of their own, what
 * nobody else has looked at. Call it under `lockStaff`.
 */
async function booked(
  tx: Tx,
  staffId: number,
  askerIds: readonly number[],
  at: Date,
): Promise<number> {
  const { total } = await tx
    .selectFrom('wallet_corrections')
    .select(sql<number>`coalesce(sum(abs(amount)), 0)::bigint`.as('total'))
    .where('asked_by', 'in', askerIds)
    .where('decided_by', '=', staffId)
    .where('state', '=', 'booked')
    .where('decided_at', '>', new Date(at.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  return total;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The correction that the asker's key stands for; the lock on the asker's row keeps a second press out until the first is done. */
async function correctionOfPress(
  tx: Tx,
  askerId: number,
  { key, customerId, amountToman, reason }: CorrectionWish,
): Promise<Correction | null> {
  const row = await tx
    .selectFrom('wallet_corrections')
    .select('id')
    .where('asked_by', '=', askerId)
    .where('press_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const known = await oneCorrection(tx, row.id);
  const isSame =
    known.customerId === customerId && known.amountToman === amountToman && known.reason === reason;
  if (isSame) return known;
  throw new Refusal(409, messages.otherAlready, { value: known });
}

/**
 * Books a correction that another member has asked for. Throws a 409 for an owner who is no second pair of eyes, for a correction
 * that is decided, and for the wallet of a closed account.
 */
export async function confirmCorrection(
  tx: Tx,
  owner: SignedInStaff,
  id: number,
  at: Date,
): Promise<{ before: Correction; after: Correction }> {
  const before = await lockPending(tx, id);
  await expectSecondEyes(tx, owner.id, before, {
    bookedFor: (askerIds) => booked(tx, owner.id, askerIds, at),
    sentences: messages,
  });
  await lockOpenAccount(tx, before.customerId);
  await move(tx, id, at);
  await decide(tx, id, { state: 'booked', decided_by: owner.id, decided_at: at });
  return { before, after: await oneCorrection(tx, id) };
}

/** Refuses a correction that waits; one may take back one's own. */
export async function refuseCorrection(
  tx: Tx,
  owner: SignedInStaff,
  id: number,
  at: Date,
): Promise<{ before: Correction; after: Correction }> {
  const before = await lockPending(tx, id);
  await decide(tx, id, { state: 'refused', decided_by: owner.id, decided_at: at });
  return { before, after: await oneCorrection(tx, id) };
}

/** Moves the money of a correction. */
async function move(tx: Tx, id: number, at: Date): Promise<void> {
  const { customerId, amountToman } = await oneCorrection(tx, id);
  if (!(await correctWallet(tx, { customerId, correctionId: id, amountToman, at }))) {
    throw new Refusal(409, messages.notEnough);
  }
}

async function decide(
  tx: Tx,
  id: number,
  decision: { state: 'booked' | 'refused'; decided_by: number; decided_at: Date },
): Promise<void> {
  await tx.updateTable('wallet_corrections').set(decision).where('id', '=', id).execute();
}

async function lockPending(tx: Tx, id: number): Promise<Correction> {
  await tx.selectFrom('wallet_corrections').select('id').where('id', '=', id).forUpdate().execute();
  const correction = await oneCorrection(tx, id);
  if (correction.state === 'pending') return correction;
  throw new Refusal(409, messages.alreadyDecided, { value: correction });
}

async function oneCorrection(db: Kysely<Tables>, id: number): Promise<Correction> {
  const [correction] = await findCorrections(db, { state: 'all', id, most: 1 });
  if (!correction) throw new Refusal(404, messages.noCorrection);
  return correction;
}
