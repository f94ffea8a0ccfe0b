import type { FastifyInstance } from 'fastify';
import { createAsk } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import { plainSessionPath, type HandedOverSession } from '@kashi/border/plain-visit';
import { originOf } from './page-handler.ts';
import type { HostEnvironment } from '../environment.ts';
import { isFromShop } from '../http/from-shop.ts';
import { plainSessionBy, plainSessionOf } from '../plain-session/plain-session.ts';
import { endedTokenIn, sessionHeaders, sessionTokenIn } from '../plain-session/session-cookie.ts';

interface HandOverOptions {
  fetch: typeof globalThis.fetch;
  environment: Pick<HostEnvironment, 'publicUrl'>;
}

/**
 * Hands the session of a visitor without code over to the code, which has come by now. It moves: the cookies end with the answer, so
 * that a session has one home. Without an answer of the API everything stays as it is, and a later page asks again. A session that the
 * code has ended meanwhile ends here.
 */
export function handOverRoute(
  server: FastifyInstance,
  { fetch, environment }: HandOverOptions,
): void {
  server.post(plainSessionPath, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const origin = originOf(request, environment);
    if (!isFromShop(request, origin)) return reply.code(403).send();

    const token = sessionTokenIn(request.headers.cookie);
    const customer = token === null ? null : await customerOf(request.headers.cookie, fetch);
    if (customer === undefined) return reply.code(503).header('retry-after', '10').send();
    void reply.header('set-cookie', sessionHeaders(null, origin.startsWith('https:')));
    const ended = endedTokenIn(request.headers.cookie);
    if (ended !== null) revoke(ended, fetch);
    if (token === null || customer === null) return reply.code(204).send();
    return reply.send({ token, ...customer } satisfies HandedOverSession);
  });
}

/** After this many milliseconds without an answer of the API the session stays where it is. */
const waitMs = 5000;

/** The session's customer; null where the session is over, undefined without an answer. */
async function customerOf(
  cookieHeader: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<Omit<HandedOverSession, 'token'> | null | undefined> {
  const session = plainSessionOf(cookieHeader);
  try {
    const ask = createAsk(session.fetchWith(fetch));
    const { value } = await ask(
      'GET /v1/ContentManagement/Contents/Read',
      {},
      { signal: AbortSignal.timeout(waitMs) },
    );
    const { CustomerFullName: fullName, CustomerKey: customerKey } = value;
    return value.IsUserLogined ? { fullName, customerKey } : null;
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    return undefined;
  }
}

/** Tells the API that a token is not used any more. Nobody waits for it, since nobody has the token any more. */
function revoke(token: string, fetch: typeof globalThis.fetch): void {
  createAsk(plainSessionBy(token).fetchWith(fetch))(
    'POST /v1/Identity/Account/Logout',
    {},
    { signal: AbortSignal.timeout(waitMs) },
  ).catch(() => {
    // Silence is right: the token expires by itself.
  });
}
