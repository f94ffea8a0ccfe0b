import type { StaffRow } from '@kashi/contracts/desk/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { readChanges } from '../desk-audit/change-log.ts';
import { answerBefore, keepAnswer } from '../desk-http/desk-answers.ts';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { versionOf } from '../desk-http/version-of.ts';
import { invite, setupPath } from '../desk-staff/invitations.ts';
import { messages } from '../desk-staff/messages.ts';
import {
  addStaff,
  blockStaff,
  changeStaff,
  listStaff,
  lockOther,
  lockStaff,
  resetStaff,
  unblockStaff,
  type Member,
} from '../desk-staff/staff.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';

/** The staff and the log of changes, for owners. */
export function staffRoutes(app: FastifyInstance, context: DeskContext): void {
  const { store } = context.shop;

  serveRead(app, context, 'GET /v1/desk/staff', async () => (await listStaff(store.db)).map(asRow));

  serveChange(app, context, 'POST /v1/desk/staff/add', ({ input, staff: owner, request, change }) =>
    change(async (tx, at) => {
      const { key, ...asked } = input;
      const press = { staffId: owner.id, key, asked, at };
      const before = await answerBefore<{ id: number }>(tx, press);
      if (before) {
        const added = await lockStaff(tx, before);
        // Whoever has set themselves up meanwhile needs no address: a reset is a step of its own.
        if (added.isSetUp || added.isBlocked) throw new Refusal(409, messages.addedBefore);
        // The kept answer has no address, which is a secret; a new one takes the place of the one that was lost.
        return { value: await invited(tx, added, { request, at }), entries: [] };
      }
      const staff = await addStaff(tx, asked, at);
      await keepAnswer(tx, press, { id: staff.id });
      const value = await invited(tx, staff, { request, at });
      return { value, entries: [entryOf(null, staff)] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/staff/change', ({ input, staff: owner, change }) =>
    change(async (tx) => {
      const before = await lockOther(tx, owner.id, input.id);
      // The same change once more, as after a lost reply.
      if (isAlready(before, input)) return { value: asRow(before), entries: [] };
      expectSeen(before, input.version);
      const staff = await changeStaff(tx, before, input);
      return { value: asRow(staff), entries: [entryOf(before, staff)] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/staff/block', ({ input, staff: owner, change }) =>
    change(async (tx, at) => {
      const before = await lockOther(tx, owner.id, input.id);
      const staff = await blockStaff(tx, input.id, at);
      return { value: asRow(staff), entries: [entryOf(before, staff)] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/staff/unblock', ({ input, staff: owner, change }) =>
    change(async (tx) => {
      const before = await lockOther(tx, owner.id, input.id);
      const staff = await unblockStaff(tx, input.id);
      return { value: asRow(staff), entries: [entryOf(before, staff)] };
    }),
  );

  serveChange(
    app,
    context,
    'POST /v1/desk/staff/reset',
    ({ input, staff: owner, request, change }) =>
      change(async (tx, at) => {
        const before = await lockOther(tx, owner.id, input.id);
        const staff = await resetStaff(tx, input.id);
        const value = await invited(tx, staff, { request, at });
        return { value, entries: [entryOf(before, staff)] };
      }),
  );

  serveRead(app, context, 'GET /v1/desk/audit', async ({ input }) => {
    const { after, limit, ...search } = input;
    const [before] = placeAfter(after, ['bigint']) ?? [null];
    const rows = await readChanges(store.db, { ...search, before, most: limit + 1 });
    return pageOfRows(rows, limit, ({ id }) => [id]);
  });
}

/** A member as the desk shows them; the version names what the dialog of a member changes. */
function asRow(member: Member): StaffRow {
  const { fullName, roles } = member;
  return { ...member, version: versionOf({ fullName, roles }) };
}

/**
 * Throws a 409 with the member as they are now, unless they have the name and the roles that were seen. A page that was opened before
 * the call took a version names none.
 */
function expectSeen(member: Member, version: string | undefined): void {
  const current = asRow(member);
  if (version === undefined || version === current.version) return;
  throw new Refusal(409, messages.staffMoved, { value: { current } });
}

function isAlready(member: Member, asked: Pick<Member, 'fullName' | 'roles'>): boolean {
  const hasAll = (one: Member['roles'], other: Member['roles']) =>
    one.every((role) => other.includes(role));
  const { fullName, roles } = member;
  return fullName === asked.fullName && hasAll(roles, asked.roles) && hasAll(asked.roles, roles);
}

/** The address is told by the name under which this owner's browser knows the desk. */
async function invited(
  tx: Transaction<Tables>,
  staff: Member,
  { request, at }: { request: FastifyRequest; at: Date },
) {
  const { token, endsAt } = await invite(tx, staff.id, at);
  const setupAddress = `${request.headers.origin ?? ''}${setupPath(token)}`;
  return { staff: asRow(staff), setupAddress, endsAt: endsAt.toISOString() };
}

function entryOf(before: Member | null, after: Member) {
  return {
    subject: 'staff',
    subjectId: after.id,
    before: before && loggedOf(before),
    after: loggedOf(after),
  };
}

function loggedOf({ userName, fullName, roles, isBlocked, isSetUp }: Member) {
  return { userName, fullName, roles, isBlocked, isSetUp };
}
