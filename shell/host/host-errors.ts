import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serviceErrorPath } from './document/compose-page.ts';
import { sayPlainly, type SayError } from './telemetry/errors-by-source.ts';
import { refusal } from './refusals.ts';
import { answerLateBankReturn, isBankReturn } from './late-bank-return.ts';

/**
 * What failed is written down, without the query of its address, and nobody is told of it: a page sends to the page for an
 * unreachable server (§8), a return from the bank gets a page of its own, and a call gets the envelope without a
 * sentence, for which screens have their own. What is refused is answered in the envelope with a sentence, too.
 */
export function answerHostErrors(server: FastifyInstance, sayError: SayError = sayPlainly): void {
  // What is missing now may be there in a second, when a release has arrived: no cache is to remember that it was not.
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
