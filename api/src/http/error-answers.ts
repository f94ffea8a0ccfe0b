import type { Refusal as RefusalBody } from '@kashi/shared/contracts/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { loggable } from '../store/loggable-error.ts';
import { SilentServerError } from '../store/server-pulse.ts';
import { messages } from './messages.ts';
import { Refusal } from './refusal.ts';

/** The only place where an error becomes an answer: every one is the envelope with a Persian sentence (R1). */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(app, request.url);
    if (allowed.length === 0)
      return answerError(new Refusal(404, messages.notFound), request, reply);
    void reply.header('allow', allowed.join(', '));
    return answerError(new Refusal(405, messages.wrongMethod), request, reply);
  });
}

/** Also for what fails before a route is found, such as an address that cannot be decoded. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = asRefusal(error as Error);
  if (!refusal) console.error(`${request.method} ${pathOf(request.url)} failed`, loggable(error));
  if (refusal?.retryAfterSeconds) void reply.header('retry-after', refusal.retryAfterSeconds);

  const status = refusal?.status ?? 500;
  const body: RefusalBody = {
    Value: refusal?.value ?? null,
    Message: refusal?.message ?? messages.failed,
    Status: status,
    ...(refusal?.fields && { Errors: [...refusal.fields] }),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** What the asker can mend is a refusal; undefined where the server itself failed. */
function asRefusal(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof SilentServerError) {
    return new Refusal(503, messages.failed, { retryAfterSeconds: 5 });
  }
  if (error instanceof pg.DatabaseError) {
    return unstorableText.has(error.code ?? '')
      ? new Refusal(400, messages.invalidInput)
      : undefined;
  }
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode >= 500) return undefined;
  switch (statusCode) {
    // A file that must not be read is not there (R1).
    case 403:
    case 404:
      return new Refusal(404, messages.notFound);
    case 413:
      return new Refusal(413, messages.tooLarge);
    case 415:
      return new Refusal(415, messages.wrongType);
    default:
      return new Refusal(400, messages.malformed);
  }
}

/** SQLSTATEs of a text with a zero byte or a broken character: no contract forbids it, no database keeps it. */
const unstorableText = new Set(['22021', '22P05']);

function allowedMethods(app: FastifyInstance, url: string): string[] {
  const path = plainPath(url);
  const methods = [...app.servedCalls]
    .map((name) => name.split(' ') as [string, string])
    .filter(([, served]) => plainPath(served) === path)
    .map(([method]) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** Calls are matched in any case, with or without a trailing slash (R2). */
function plainPath(url: string): string {
  return pathOf(url).replace(/\/$/, '').toLowerCase();
}

/** What follows the path may open a cart or name a payment: no log keeps it. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
