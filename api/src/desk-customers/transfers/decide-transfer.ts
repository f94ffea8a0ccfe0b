import { fourEyesAboveToman } from '@kashi/contracts/desk/customers';
import type { SignedInStaff } from '@kashi/contracts/desk/session';
import type { Transfer } from '@kashi/contracts/desk/transfers';
import { sql, type Transaction } from 'kysely';
import { answerBefore, keepAnswer } from '../../desk-http/desk-answers.ts';
import type { Changed } from '../../desk-http/serve-desk.ts';
import { versionOf } from '../../desk-http/version-of.ts';
import { lockStaff } from '../../desk-staff/staff.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockCustomer } from '../../identity/lock-customer.ts';
import type { Tables } from '../../schema/tables.ts';
import { confirmTransfer, refuseTransfer } from '../../wallet/card-transfers.ts';
import { readTransfer } from './find-transfers.ts';
import { messages } from './messages.ts';

type Tx = Transaction<Tables>;

interface Decision {
  id: number;
  /** Names the press. */
  key: string;
}

/**
 * Puts the money of a reported transfer into its customer's wallet. Who handles orders does so up to the limit of corrections within a
 * day; all else is an owner's. Throws a 409 for a transfer that is decided, with its state, and for a sum above the limit.
 */
export async function confirmAtDesk(
  tx: Tx,
  staff: SignedInStaff,
  { id, key, amountToman }: Decision & { amountToman: number },
  at: Date,
): Promise<Changed<Transfer>> {
  await lockStaff(tx, { id: staff.id });
  const press = { staffId: staff.id, key, asked: { confirmTransfer: id, amountToman }, at };
  if (await answerBefore<object>(tx, press)) return nothingMore(tx, id);
  const before = await lockPending(tx, id);
  const isSmall = amountToman + (await confirmedWithinDay(tx, staff.id, at)) <= fourEyesAboveToman;
  if (!isSmall && !staff.roles.includes('owner')) throw new Refusal(409, messages.ownersSum);
  if (!(await confirmTransfer(tx, { id, staffId: staff.id, at, amountToman }))) {
    throw new Refusal(409, messages.alreadyDecided, { value: before });
  }
  await keepAnswer(tx, press, { id });
  return decided(tx, before, messages.confirmed);
}

/** Refuses a reported transfer. Throws a 409 for one that is decided, with its state. */
export async function refuseAtDesk(
  tx: Tx,
  staff: SignedInStaff,
  { id, key, reason }: Decision & { reason: string },
  at: Date,
): Promise<Changed<Transfer>> {
  const asked = { refuseTransfer: id, said: versionOf({ reason }) };
  const press = { staffId: staff.id, key, asked, at };
  if (await answerBefore<object>(tx, press)) return nothingMore(tx, id);
  const before = await lockPending(tx, id);
  if (!(await refuseTransfer(tx, { id, staffId: staff.id, at, reason }))) {
    throw new Refusal(409, messages.alreadyDecided, { value: before });
  }
  await keepAnswer(tx, press, { id });
  return decided(tx, before, messages.refused);
}

/** Locks the customer, as the closing of an account does, and then the transfer. */
async function lockPending(tx: Tx, id: number): Promise<Transfer> {
  const { customerId } = await readTransfer(tx, id);
  await lockCustomer(tx, customerId);
  await tx.selectFrom('card_transfers').select('id').where('id', '=', id).forUpdate().execute();
  const transfer = await readTransfer(tx, id);
  if (transfer.state === 'pending') return transfer;
  throw new Refusal(409, messages.alreadyDecided, { value: transfer });
}

/** What the member has put into wallets by confirming within a day, in toman. Call it under `lockStaff`. */
async function confirmedWithinDay(tx: Tx, staffId: number, at: Date): Promise<number> {
  const { total } = await tx
    .selectFrom('card_transfers as t')
    .innerJoin('wallet_transactions as w', 'w.transfer_id', 't.id')
    .select(sql<number>`coalesce(sum(w.deposit), 0)::bigint`.as('total'))
    .where('t.decided_by', '=', staffId)
    .where('t.decided_at', '>', new Date(at.getTime() - dayMs))
    .executeTakeFirstOrThrow();
  return total;
}

const dayMs = 24 * 60 * 60 * 1000;

async function nothingMore(tx: Tx, id: number): Promise<Changed<Transfer>> {
  return { value: await readTransfer(tx, id), entries: [] };
}

async function decided(tx: Tx, before: Transfer, message: string): Promise<Changed<Transfer>> {
  const value = await readTransfer(tx, before.id);
  const entry = { subject: 'transfer', subjectId: value.id };
  return {
    value,
    message,
    entries: [{ ...entry, before: loggedOf(before), after: loggedOf(value) }],
  };
}

function loggedOf({ customerId, reportedToman, creditedToman, state, reason }: Transfer) {
  return { customerId, reportedToman, creditedToman, state, reason };
}
