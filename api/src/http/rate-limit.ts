import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './address-key.ts';
import { messages } from './messages.ts';
import { Refusal } from './refusal.ts';

/**
 * Holds off whoever asks far more than a shopper can, in the memory of this process. Calls that guess at secrets have a
 * stricter limit of their own in the database.
 */
export async function limitRates(app: FastifyInstance, perMinute = 1200): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    allowList: (request) => isThisMachine(request.ip) || isPicture(request.url),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(429, messages.tooMany, { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  });
}

/** The shop's own host renders pages for everybody; its requests name no visitor and come from this machine. */
export function isThisMachine(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}

/** A page has a hundred of them, and thousands of shoppers may share the address of a mobile network. */
function isPicture(url: string): boolean {
  return url.startsWith('/media/');
}
