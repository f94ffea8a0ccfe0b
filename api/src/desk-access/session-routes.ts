import type { DeskSession } from '@kashi/contracts/desk/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  serveChange,
  serveEntrance,
  showsAnother,
  type DeskContext,
} from '../desk-http/serve-desk.ts';
import { requestOptions, signInByPasskey } from '../desk-passkeys/passkey-sign-in.ts';
import { relyingPartyAt } from '../desk-passkeys/relying-party.ts';
import { finishSetup, readInvitation } from '../desk-staff/invitations.ts';
import { messages } from '../desk-staff/messages.ts';
import { finishSignIn, replacedPassword, startSignIn } from '../desk-staff/sign-in.ts';
import { endSessionsOf, endStaffSession, findStaffSession } from '../desk-staff/staff-sessions.ts';
import { Refusal } from '../http/refusal.ts';
import { withRoomToHash } from '../identity/passwords/hashing-queue.ts';
import { countTryFrom, forgiveTryFrom, type TryRule } from '../identity/limits/try-limit.ts';

/** Signing in and out, and the one-time set-up. */
export function sessionRoutes(app: FastifyInstance, context: DeskContext): void {
  const { shop, cookie, desk } = context;

  /** Hands the session over, and says what it is. */
  const opened = async (token: string, request: FastifyRequest, reply: FastifyReply) => {
    cookie.give(request, reply, token);
    return said(await findStaffSession(shop.store.db, token, shop.clock()));
  };

  serveEntrance(app, context, 'GET /v1/desk/session', async ({ session }) => said(session));

  serveEntrance(
    app,
    context,
    'POST /v1/desk/session/sign-in',
    async ({ input, request, reply }) => {
      const token = await withRoomToHash(() => startSignIn(shop, input, request.ip));
      const old = cookie.tokenOf(request);
      if (old !== undefined) await endStaffSession(shop.store.db, old);
      return opened(token, request, reply);
    },
  );

  serveEntrance(
    app,
    context,
    'POST /v1/desk/session/second-factor',
    async ({ input, session, request, reply }) => {
      const half = cookie.tokenOf(request);
      if (!session || half === undefined) throw new Refusal(401, messages.notSignedIn);
      const { id: staffId } = session.member;
      const { code } = input;
      return opened(await finishSignIn(shop, { staffId, token: half, code }), request, reply);
    },
  );

  serveEntrance(app, context, 'POST /v1/desk/session/passkey/begin', async ({ request }) => {
    const party = relyingPartyAt(request.headers.origin ?? '', desk);
    await countTryFrom(shop, request.ip, 'desk-passkey', passkeyTries);
    return requestOptions(shop, party);
  });

  serveEntrance(
    app,
    context,
    'POST /v1/desk/session/passkey/finish',
    async ({ input, request, reply }) => {
      const party = relyingPartyAt(request.headers.origin ?? '', desk);
      await countTryFrom(shop, request.ip, 'desk-passkey-answer', passkeyTries);
      const token = await signInByPasskey(shop, input.passkey, party);
      await forgiveTryFrom(shop, request.ip, 'desk-passkey');
      await forgiveTryFrom(shop, request.ip, 'desk-passkey-answer');
      const old = cookie.tokenOf(request);
      if (old !== undefined) await endStaffSession(shop.store.db, old);
      return opened(token, request, reply);
    },
  );

  serveEntrance(
    app,
    context,
    'POST /v1/desk/session/sign-out',
    async ({ session, request, reply }) => {
      // The page of a member whose session has ended leaves that of the next one alone.
      if (session && showsAnother(request, session)) return said(null);
      const token = cookie.tokenOf(request);
      if (token !== undefined) await endStaffSession(shop.store.db, token);
      cookie.takeBack(request, reply);
      return said(null);
    },
  );

  serveChange(
    app,
    context,
    'POST /v1/desk/session/password',
    async ({ input, staff, request, change }) => {
      const password_hash = await withRoomToHash(() => replacedPassword(shop, staff.id, input));
      return change(async (tx) => {
        await tx.updateTable('staff').set({ password_hash }).where('id', '=', staff.id).execute();
        await endSessionsOf(tx, staff.id, cookie.tokenOf(request));
        const entry = { subject: 'staff', subjectId: staff.id, before: null };
        return {
          value: null,
          message: messages.passwordChanged,
          entries: [{ ...entry, after: { isPasswordNew: true } }],
        };
      });
    },
  );

  serveEntrance(app, context, 'POST /v1/desk/setup/begin', async ({ input, request }) => {
    await countTryFrom(shop, request.ip, 'desk-setup', setupTries);
    const invitation = await readInvitation(shop, input.token);
    await forgiveTryFrom(shop, request.ip, 'desk-setup');
    return invitation;
  });

  serveEntrance(app, context, 'POST /v1/desk/setup/finish', async ({ input, request, reply }) => {
    await countTryFrom(shop, request.ip, 'desk-setup', setupTries);
    const token = await withRoomToHash(() => finishSetup(shop, input));
    await forgiveTryFrom(shop, request.ip, 'desk-setup');
    return opened(token, request, reply);
  });
}

/** More tries than for passwords: cancelling the browser's passkey dialog and starting again costs one. */
const passkeyTries: TryRule = { free: 40, firstWaitSeconds: 30, mostWaitSeconds: 3600 };
const setupTries: TryRule = { free: 20, firstWaitSeconds: 30, mostWaitSeconds: 3600 };

function said(session: Awaited<ReturnType<typeof findStaffSession>>): DeskSession {
  if (!session) return { stage: 'none', staff: null };
  return session.isWhole
    ? { stage: 'whole', staff: session.member }
    : { stage: 'half', staff: null };
}
