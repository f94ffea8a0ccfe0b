import Fastify, { type FastifyInstance } from 'fastify';
import type { Environment } from '../settings/environment.ts';
import { answerError, answerErrors } from './error-answers.ts';
import { takeJsonOnly } from './input/json-body.ts';

/** Larger than any form of the shop, far smaller than a harmful body. */
const mostBytesOfBody = 64 * 1024;

/**
 * A server without routes: of the shop's calls, or of the owner's desk. It takes JSON, answers every error in the envelope (R1),
 * and believes forwarded addresses only from the shop's own hosts.
 */
export function newServer(
  { hosts }: Pick<Environment, 'hosts'>,
  { mostMsOfRequest = 30_000 }: { mostMsOfRequest?: number } = {},
): FastifyInstance {
  const app = Fastify({
    bodyLimit: mostBytesOfBody,
    requestTimeout: mostMsOfRequest,
    // The same limit as the host's.
    http: { maxHeaderSize: 64 * 1024 },
    trustProxy: (address) => hosts.has(address),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.decorate('servedCalls', new Set<string>());
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
  });
  takeJsonOnly(app);
  answerErrors(app);
  return app;
}
