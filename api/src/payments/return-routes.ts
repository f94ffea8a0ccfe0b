import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Shop } from '../shop.ts';
import { loggable } from '../store/loggable-error.ts';
import { findAttempt, noteEvent, type Outcome } from './attempts.ts';
import { cancel, settle } from './settle.ts';

/**
 * Where the bank sends the browser back to. Everything in the address is the buyer's word: it says which payment to ask
 * the bank about, and nothing else. Always answers a 303 to a page of the shop, however often it is called.
 */
export function returnRoutes(app: FastifyInstance, shop: Shop): void {
  app.get('/pay/zarinpal/:attemptId/return', async (request, reply) => {
    const { attemptId } = request.params as { attemptId: string };
    const said = returnSchema.safeParse(request.query);
    const outcome: Outcome = said.success
      ? await outcomeOfReturn(shop, attemptId, said.data).catch(unknownOutcome)
      : { kind: 'failed' };
    return reply
      .header('cache-control', 'no-store')
      .redirect(shop.environment.publicUrl + pathFor(outcome), 303);
  });
}

const returnSchema = z.object({ Authority: z.string(), Status: z.string() });

/** What `createAttempt` makes; anything else names no payment. */
const publicIdPattern = /^[\w-]{22}$/;

/** The shop itself failed, perhaps after the money was taken: what became of it is found out by its jobs. */
function unknownOutcome(error: unknown): Outcome {
  console.error('The return of a buyer from the bank failed', loggable(error));
  return { kind: 'pending' };
}

async function outcomeOfReturn(
  shop: Shop,
  publicId: string,
  { Authority, Status }: z.output<typeof returnSchema>,
): Promise<Outcome> {
  const attempt = publicIdPattern.test(publicId) && (await findAttempt(shop.store.db, publicId));
  if (!attempt) return { kind: 'failed' };
  if (attempt.authority !== Authority) {
    await noteEvent(shop.store.db, attempt.id, shop.clock(), 'returned with a foreign authority');
    return { kind: 'failed' };
  }
  return Status === 'OK' ? settle(shop, attempt) : cancel(shop, attempt);
}

function pathFor(outcome: Outcome): string {
  if (outcome.kind === 'paid') return `/orderTracking/${outcome.orderHash}`;
  const refund = outcome.kind === 'failed' && outcome.refund ? `&refund=${outcome.refund}` : '';
  return `/invoice?payment=${outcome.kind}${refund}`;
}
