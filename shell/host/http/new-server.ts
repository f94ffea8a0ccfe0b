import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { answerUnreadable } from './cut-links.ts';
import { refuseConnection } from './refusals.ts';
import { pathOfWholeAddress } from './whole-address.ts';

interface NewServerOptions {
  logLevel: string;
  /** The proxies that are believed about a visitor's address, beside those on this machine. */
  proxies: readonly string[];
}

/** A server without routes, with the host's limits for requests. */
export function newServer({ logLevel, proxies }: NewServerOptions): FastifyInstance {
  return Fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ['loopback', ...proxies],
    // The API checks its own limits; this one only has to be above them.
    bodyLimit: 4 * 1024 * 1024,
    // A slower request holds a connection that shoppers need. The API has the same limit.
    requestTimeout: 30_000,
    frameworkErrors: (_error, request, reply) => void answerUnreadable(request, reply),
    clientErrorHandler: (error, socket) => refuseConnection(error, socket),
    // While the server closes, requests on open connections are still answered, and the connection is closed with the answer.
    return503OnClosing: false,
    // A search may be pasted: 5,000 Persian letters make an address of 30 KB.
    http: { maxHeaderSize: 64 * 1024 },
    routerOptions: { caseSensitive: false },
    rewriteUrl: pathOfWholeAddress,
  });
}
