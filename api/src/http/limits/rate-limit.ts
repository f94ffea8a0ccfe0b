import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../../settings/environment.ts';
import { addressKey } from './address-key.ts';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';

/**
 * Limits how often one address may call, far above a shopper's needs. This process counts by itself, or all processes share a
 * Valkey. Calls that could be used to guess secrets have stricter limits of their own in the database.
 */
export async function limitRates(
  app: FastifyInstance,
  { hosts, valkeyUrl }: Pick<Environment, 'hosts' | 'valkeyUrl'>,
): Promise<void> {
  const store = valkeyUrl && (await sharedStore(app, valkeyUrl));
  await app.register(rateLimit, {
    max: mostPerMinute,
    ...(store && { store }),
    timeWindow: aMinuteMs,
    keyGenerator: (request) => addressKey(request.ip),
    allowList: (request) =>
      isThisMachine(request.ip) || isHostItself(request, hosts) || isUncounted(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(429, messages.tooMany, { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
}

/** The Valkey client is loaded only if an address is set. */
async function sharedStore(app: FastifyInstance, url: string): Promise<FastifyRateLimitStoreCtor> {
  const { openSharedCounts } = await import('./shared-counts.ts');
  const counts = await openSharedCounts(url);
  app.addHook('onClose', () => counts.close());
  return class Shared implements FastifyRateLimitStore {
    incr(...[key, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      counts.count(key, windowMs ?? aMinuteMs).then(
        (counted) => done(null, counted),
        (error: Error) => done(error),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

const aMinuteMs = 60_000;

/** Far above what a household needs, far below what a script can send. */
const mostPerMinute = 1200;

/** A host renders pages for everybody; its own requests forward no visitor's address. */
function isHostItself({ ip, headers }: FastifyRequest, hosts: Environment['hosts']): boolean {
  return headers['x-forwarded-for'] === undefined && hosts.has(ip);
}

export function isThisMachine(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}

/**
 * Pictures are not counted: a page has a hundred of them, and thousands of shoppers may share the address of a mobile network. For the
 * same reason buyers who come back from a bank are not: a receipt may exist in that one request alone.
 */
function isUncounted(url: string): boolean {
  return url.startsWith('/media/') || url.startsWith('/pay/');
}
