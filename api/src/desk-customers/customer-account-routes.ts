import type { DeskCustomer } from '@kashi/contracts/desk/customers';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { answerBefore, keepAnswer } from '../desk-http/desk-answers.ts';
import { serveChange, type DeskContext } from '../desk-http/serve-desk.ts';
import { versionOf } from '../desk-http/version-of.ts';
import { Refusal } from '../http/refusal.ts';
import { blockCustomer, unblockCustomer } from '../identity/blocked-customers.ts';
import { closeAccountIn } from '../identity/personal-data/close-account.ts';
import { customerData } from '../identity/personal-data/customer-data.ts';
import type { Tables } from '../schema/tables.ts';
import { readCustomer } from './desk-customers.ts';
import { messages } from './messages.ts';
import { lockOpenAccount } from './open-account.ts';

/** What is done to the account of a customer as a whole: blocked, let in again, handed over as a file, closed. */
export function customerAccountRoutes(app: FastifyInstance, context: DeskContext): void {
  const { sessions, clock } = context.shop;

  serveChange(app, context, 'POST /v1/desk/customers/block', async ({ input, staff, change }) => {
    const { id, reason, key } = input;
    const noted = await change(async (tx, at) => {
      const asked = { block: id, said: versionOf({ reason }) };
      const press = { staffId: staff.id, key, asked, at };
      const known = await answerBefore<object>(tx, press);
      if (known) return { value: await readCustomer(tx, id), entries: [] };
      await expectBlocked(tx, id, false);
      await blockCustomer(tx, { id, reason, at });
      await keepAnswer(tx, press, { id });
      return {
        value: await readCustomer(tx, id),
        message: messages.blocked,
        entries: [entryOf(id, { isBlocked: false }, { isBlocked: true, reason })],
      };
    });
    sessions.forget(id);
    return noted;
  });

  serveChange(app, context, 'POST /v1/desk/customers/unblock', ({ input, staff, change }) =>
    change(async (tx, at) => {
      const { id, reason, key } = input;
      const asked = { unblock: id, said: versionOf({ reason }) };
      const press = { staffId: staff.id, key, asked, at };
      const known = await answerBefore<object>(tx, press);
      if (known) return { value: await readCustomer(tx, id), entries: [] };
      const before = await expectBlocked(tx, id, true);
      await unblockCustomer(tx, id);
      await keepAnswer(tx, press, { id });
      return {
        value: await readCustomer(tx, id),
        message: messages.unblocked,
        entries: [
          entryOf(
            id,
            { isBlocked: true, reason: before.blockedReason },
            { isBlocked: false, reason },
          ),
        ],
      };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/customers/export', ({ input, change }) =>
    change(async (tx) => {
      const { id, mobile } = await readCustomer(tx, input.id);
      const value = await customerData(tx, mobile);
      if (!value) throw new Refusal(404, messages.noCustomer);
      return { value, entries: [entryOf(id, null, { isHandedOver: true })] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/customers/close', async ({ input, staff, change }) => {
    const { id, mobile, key } = input;
    const noted = await change(async (tx, at) => {
      // The number is no part of what is kept: a closed account leaves none behind.
      const press = { staffId: staff.id, key, asked: { close: id }, at };
      const known = await answerBefore<{ id: number }>(tx, press);
      if (known) return { value: known, entries: [] };
      await lockOpenAccount(tx, id);
      const customer = await readCustomer(tx, id);
      if (customer.mobile !== mobile) throw otherNumber();
      const outcome = await closeAccountIn(tx, mobile, clock());
      if (outcome === 'unknown') throw new Refusal(404, messages.noCustomer);
      if (outcome !== 'closed') throw new Refusal(409, messages.unsettled[outcome]);
      await keepAnswer(tx, press, { id });
      return {
        value: { id },
        message: messages.closed,
        entries: [entryOf(id, { isClosed: false }, { isClosed: true })],
      };
    });
    sessions.forget(id);
    return noted;
  });
}

/** Locks the customer, and throws a 409 with the present state where another member was quicker. */
async function expectBlocked(
  tx: Transaction<Tables>,
  id: number,
  isBlocked: boolean,
): Promise<DeskCustomer> {
  await lockOpenAccount(tx, id);
  const customer = await readCustomer(tx, id);
  if ((customer.blockedAt !== null) === isBlocked) return customer;
  const sentence = isBlocked ? messages.notBlocked : messages.alreadyBlocked;
  throw new Refusal(409, sentence, { value: customer });
}

function otherNumber(): Refusal {
  const Message = messages.otherNumber;
  return new Refusal(400, Message, { fields: [{ Field: 'mobile', Message }] });
}

function entryOf(id: number, before: object | null, after: object) {
  return { subject: 'customer', subjectId: id, before, after };
}
