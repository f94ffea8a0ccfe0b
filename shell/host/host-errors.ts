import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serviceErrorPath } from './document/compose-page.ts';
import { sayPlainly, type SayError } from './telemetry/errors-by-source.ts';
import { refusal } from './http/refusals.ts';
import { answerLateBankReturn, isBankReturn } from './api/late-bank-return.ts';
import { answerSandboxBankAway, isSandboxBankPage } from './api/sandbox-bank-away.ts';

/**
 * Answers failures without their cause, and logs them without the query of the address. A page leads to the page for an
 * unreachable server (§8), a bank return and the sandbox bank get pages of their own, and a call gets the envelope without a sentence, since screens
 * have their own. A refusal is answered in the envelope, with a sentence.
 */
export function answerHostErrors(server: FastifyInstance, sayError: SayError = sayPlainly): void {
  // A missing file may exist a second later, when its release has arrived, so no cache may remember the 404.
  server.setNotFoundHandler((request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (['GET', 'HEAD'].includes(request.method)) return envelope(reply, 404);
    return envelope(reply.header('allow', 'GET, HEAD, POST'), 405);
  });
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return envelope(reply.header('cache-control', 'no-store'), status);

    const path = request.url.split('?', 1)[0] ?? '';
    sayError(request.log, error, `${request.method} ${path} failed`);
    void reply.header('cache-control', 'no-store');
    if (isBankReturn(path)) return answerLateBankReturn(request, reply);
    if (isSandboxBankPage(path, request)) return answerSandboxBankAway(request, reply);
    if (isPage(request) && path.toLowerCase() !== serviceErrorPath.toLowerCase()) {
      return reply.redirect(serviceErrorPath, 302);
    }
    return envelope(reply, status);
  });
}

function isPage({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' && routeOptions.url === '/*';
}

function envelope(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).send(refusal(status));
}
