import type { StaffRow } from '@kashi/contracts/desk/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { readChanges } from '../desk-audit/change-log.ts';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { invite, setupPath } from '../desk-staff/invitations.ts';
import {
  addStaff,
  blockStaff,
  changeStaff,
  listStaff,
  lockOther,
  resetStaff,
  unblockStaff,
} from '../desk-staff/staff.ts';
import type { Tables } from '../schema/tables.ts';

/** The staff and the log of changes, for owners. */
export function staffRoutes(app: FastifyInstance, context: DeskContext): void {
  const { store } = context.shop;

  serveRead(app, context, 'GET /v1/desk/staff', () => listStaff(store.db));

  serveChange(app, context, 'POST /v1/desk/staff/add', ({ input, request, change }) =>
    change(async (tx, at) => {
      const staff = await addStaff(tx, input, at);
      const value = await invited(tx, staff, { request, at });
      return { value, entries: [entryOf(null, staff)] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/staff/change', ({ input, staff: owner, change }) =>
    change(async (tx) => {
      const before = await lockOther(tx, owner.id, input.id);
      const staff = await changeStaff(tx, before, input);
      return { value: staff, entries: [entryOf(before, staff)] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/staff/block', ({ input, staff: owner, change }) =>
    change(async (tx, at) => {
      const before = await lockOther(tx, owner.id, input.id);
      const staff = await blockStaff(tx, input.id, at);
      return { value: staff, entries: [entryOf(before, staff)] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/staff/unblock', ({ input, staff: owner, change }) =>
    change(async (tx) => {
      const before = await lockOther(tx, owner.id, input.id);
      const staff = await unblockStaff(tx, input.id);
      return { value: staff, entries: [entryOf(before, staff)] };
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

/** The address is told by the name under which this owner's browser knows the desk. */
async function invited(
  tx: Transaction<Tables>,
  staff: StaffRow,
  { request, at }: { request: FastifyRequest; at: Date },
) {
  const { token, endsAt } = await invite(tx, staff.id, at);
  const setupAddress = `${request.headers.origin ?? ''}${setupPath(token)}`;
  return { staff, setupAddress, endsAt: endsAt.toISOString() };
}

function entryOf(before: StaffRow | null, after: StaffRow) {
  return {
    subject: 'staff',
    subjectId: after.id,
    before: before && loggedOf(before),
    after: loggedOf(after),
  };
}

function loggedOf({ userName, fullName, roles, isBlocked, isSetUp }: StaffRow) {
  return { userName, fullName, roles, isBlocked, isSetUp };
}
