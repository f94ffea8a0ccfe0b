import type { Refusal as RefusalBody } from '@kashi/contracts/call/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { isFullDisk, loggable } from '../store/loggable-error.ts';
import { NoConnectionError } from '../store/no-connection.ts';
import { SilentServerError } from '../store/server/server-pulse.ts';
import { PictureStoreError } from './media/shared-pictures.ts';
import { messages } from './messages.ts';
import { Refusal } from './refusal.ts';

/** Turns every error into an answer: the envelope with a Persian sentence (R1). No other code does this. */
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

/** Also handles errors before routing, such as an address that cannot be decoded. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = asRefusal(error as Error);
  if (refusal?.retryAfterSeconds) void reply.header('retry-after', refusal.retryAfterSeconds);
  const body = refusalBody(error, request);
  return reply
    .code(body.Status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** The envelope for an error; an error that the client cannot correct is logged. */
export function refusalBody(
  error: unknown,
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
): RefusalBody {
  const refusal = asRefusal(error as Error);
  if (error instanceof NoConnectionError) {
    console.error(`${method} ${pathOf(url)} failed: ${error.message}`);
  } else if (
    !refusal ||
    error instanceof PictureStoreError ||
    isFullDisk(error) ||
    hasLostToOthers(error)
  ) {
    console.error(`${method} ${pathOf(url)} failed`, loggable(error));
  }
  return {
    Value: refusal?.value ?? null,
    Message: refusal?.message ?? messages.failed,
    Status: refusal?.status ?? 500,
    ...(refusal?.fields && { Errors: [...refusal.fields] }),
  };
}

/** The refusal for an error that the client can correct; undefined for a failure of the server. */
function asRefusal(error: Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof SilentServerError || error instanceof NoConnectionError) {
    return new Refusal(503, messages.failed, { retryAfterSeconds: 5 });
  }
  if (error instanceof PictureStoreError) {
    return new Refusal(503, messages.pictureStoreAway, { retryAfterSeconds: 30 });
  }
  if (hasLostToOthers(error)) return new Refusal(503, messages.failed, { retryAfterSeconds: 5 });
  if (isFullDisk(error)) return new Refusal(503, messages.failed, { retryAfterSeconds: 30 });
  if (error instanceof pg.DatabaseError) {
    return isUnstorableText(error) ? new Refusal(400, messages.invalidInput) : undefined;
  }
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode >= 500) return undefined;
  switch (statusCode) {
    // A forbidden file is answered as missing (R1).
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

/** Whether a transaction was taken back for others: by a deadlock, a conflict, or a lock that came too late. The next try goes through. */
function hasLostToOthers(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && ['40P01', '40001', '55P03'].includes(error.code ?? '')
  );
}

/**
 * Whether the database refused text with a zero byte or half a character: contracts allow such text, but no column can store it. A
 * column of JSON says so by the SQLSTATE that many other faults have too.
 */
function isUnstorableText({ code, routine }: pg.DatabaseError): boolean {
  return (
    code === '22021' || code === '22P05' || (code === '22P02' && routine === 'json_errsave_error')
  );
}

function allowedMethods(app: FastifyInstance, url: string): string[] {
  const path = plainPath(url);
  const methods = [...app.servedCalls]
    .map((name) => name.split(' ') as [string, string])
    .filter(([, served]) => plainPath(served) === path)
    .map(([method]) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/** A call's path matches in any letter case, with or without a trailing slash (R2). */
function plainPath(url: string): string {
  return pathOf(url).replace(/\/$/, '').toLowerCase();
}

/** Logs omit the part after the path, since it may open a cart or name a payment. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
