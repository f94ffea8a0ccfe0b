import type { FastifyInstance } from 'fastify';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import {
  creationOptions,
  keepPasskey,
  refuseTooMany,
  verifyCreated,
} from '../desk-passkeys/add-passkey.ts';
import { messages } from '../desk-passkeys/messages.ts';
import {
  entryOf,
  listPasskeys,
  loggedOf,
  passkeyFrom,
  removePasskey,
} from '../desk-passkeys/passkeys.ts';
import { relyingPartyAt } from '../desk-passkeys/relying-party.ts';
import { proveCode, provePassword } from '../desk-staff/proofs.ts';
import { endSessionsOf } from '../desk-staff/staff-sessions.ts';
import { lockOther } from '../desk-staff/staff.ts';
import { withRoomToHash } from '../identity/passwords/hashing-queue.ts';

/** The passkeys of the member who asks, and those of the staff for owners. */
export function passkeyRoutes(app: FastifyInstance, context: DeskContext): void {
  const { shop, cookie, desk } = context;
  const { db } = shop.store;

  serveRead(app, context, 'GET /v1/desk/passkeys', ({ staff }) => listPasskeys(db, staff.id));

  serveChange(
    app,
    context,
    'POST /v1/desk/passkeys/begin',
    async ({ input, staff, request, change }) => {
      const party = relyingPartyAt(request.headers.origin ?? '', desk);
      await refuseTooMany(db, staff.id);
      await withRoomToHash(() => provePassword(shop, staff.id, input.password));
      await proveCode(shop, staff.id, input.code);
      const value = await creationOptions(shop, staff, party);
      return change(async () => ({ value, entries: [] }));
    },
  );

  serveChange(
    app,
    context,
    'POST /v1/desk/passkeys/finish',
    async ({ input, staff, request, change }) => {
      const party = relyingPartyAt(request.headers.origin ?? '', desk);
      const made = await verifyCreated(shop, input.passkey, { staffId: staff.id, party });
      return change(async (tx, now) => {
        const row = await keepPasskey(tx, made, { name: input.name, now });
        return {
          value: passkeyFrom(row),
          message: messages.added,
          entries: [entryOf(row, { before: null, after: loggedOf(row) })],
        };
      });
    },
  );

  serveChange(
    app,
    context,
    'POST /v1/desk/passkeys/remove',
    async ({ input, staff, request, change }) => {
      await withRoomToHash(() => provePassword(shop, staff.id, input.password));
      return change(async (tx) => {
        const row = await removePasskey(tx, { id: input.id, staffId: staff.id });
        // Somebody may sit at the lost device, signed in by it.
        await endSessionsOf(tx, staff.id, cookie.tokenOf(request));
        return {
          value: null,
          message: messages.removed,
          entries: [entryOf(row, { before: loggedOf(row), after: null })],
        };
      });
    },
  );

  serveRead(app, context, 'GET /v1/desk/staff/passkeys', ({ input }) =>
    listPasskeys(db, input.staffId),
  );

  serveChange(
    app,
    context,
    'POST /v1/desk/staff/passkeys/remove',
    ({ input, staff: owner, change }) =>
      change(async (tx) => {
        const member = await lockOther(tx, owner.id, input.staffId);
        const row = await removePasskey(tx, { id: input.id, staffId: member.id });
        await endSessionsOf(tx, member.id);
        return {
          value: null,
          message: messages.removedOfMember,
          entries: [entryOf(row, { before: loggedOf(row), after: null })],
        };
      }),
  );
}
