import formBody from '@fastify/formbody';
import type { FastifyError, FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AttemptRow } from '../../schema/payment-tables.ts';
import type { Shop } from '../../shop.ts';
import { loggable } from '../../store/loggable-error.ts';
import { findAttempt, noteOnce, publicIdPattern } from '../../holds/attempts.ts';
import { bridgeHeaders, bridgePage } from '../../http/pages/bridge-page.ts';
import { cancel } from './cancel.ts';
import type { BankReturn } from '../../banks/gateway.ts';
import { bridgeMessages } from '../messages.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { settle } from './settle.ts';

/**
 * The page that posts a form to a bank, and the address to which every bank sends the browser back: by GET, or by a form from the
 * bank's own site, which carries no cookie and no token. The fields are the buyer's claims; they only tell which payment to ask
 * the bank about. A return is always answered by a 303 to a page of the shop, however often it is repeated.
 */
export async function returnRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(async (pay) => {
    await pay.register(formBody, { bodyLimit: 16 * 1024 });
    // A body of another type names no payment, and is answered like every return without one.
    pay.addContentTypeParser('*', (_request, _body, done) => done(null, {}));
    pay.setErrorHandler<FastifyError, Named>((error, request, reply) => {
      const path = isUnreadable(error)
        ? pathFor(undefined, unbelievable)
        : pathAfterFailure(request.params.attemptId, error);
      return reply.redirect(shop.environment.publicUrl + path, 303);
    });

    pay.get<Named>('/pay/:attemptId', async (request, reply) => {
      const attempt = await attemptNamed(shop, request.params.attemptId);
      const form = attempt && (await paymentFormOf(shop, attempt));
      if (!form) {
        const outcome = attempt ? await outcomeOf(shop.store.db, attempt) : unbelievable;
        return reply.redirect(shop.environment.publicUrl + pathFor(attempt, outcome), 303);
      }
      void reply.headers(bridgeHeaders(form)).type('text/html; charset=utf-8');
      return reply.send(bridgePage(form, bridgeMessages));
    });

    pay.route<Named>({
      method: ['GET', 'POST'],
      url: '/pay/:gateway/:attemptId/return',
      handler: async (request, reply) => {
        const fields = Object.assign({}, request.query, request.body);
        const path = await pathAfter(shop, request.params.attemptId, fields);
        return reply
          .header('cache-control', 'no-store')
          .redirect(shop.environment.publicUrl + path, 303);
      },
    });
  });
}

interface Named {
  Params: { attemptId: string };
}

const unbelievable: Outcome = { kind: 'failed', reason: 'unknown' };

/** The shop's page for a buyer who came back with these fields. */
async function pathAfter(shop: Shop, publicId: string, fields: object): Promise<string> {
  let attempt: AttemptRow | undefined;
  try {
    attempt = await attemptNamed(shop, publicId);
    return pathFor(attempt, await outcomeOfReturn(shop, attempt, fields));
  } catch (error) {
    return pathAfterFailure(publicId, error, attempt);
  }
}

/** Whether the request cannot be read, which is not the shop's failure: no bank sends one like it. */
function isUnreadable({ statusCode = 500 }: FastifyError): boolean {
  return [400, 413, 415].includes(statusCode);
}

/** The page after a failure of the shop, perhaps with the money taken: its jobs will find out, and the page asks about the payment. */
function pathAfterFailure(publicId: string, error: unknown, attempt?: Answered): string {
  console.error('The return of a buyer from the bank failed', loggable(error));
  const isName = publicIdPattern.test(publicId);
  const named: Answered | undefined = isName ? { kind: 'order', public_id: publicId } : undefined;
  return pathFor(attempt ?? named, { kind: 'pending' });
}

function attemptNamed(shop: Shop, publicId: string): Promise<AttemptRow | undefined> {
  return publicIdPattern.test(publicId)
    ? findAttempt(shop.store.db, publicId)
    : Promise.resolve(undefined);
}

/** The form is posted only while the payment can still be made. */
async function paymentFormOf(shop: Shop, { gateway, state, authority }: AttemptRow) {
  return state === 'redirected' && authority
    ? shop.gateways[gateway]?.paymentForm?.(authority)
    : undefined;
}

/** A bank sends a handful of short values; anything else is not from a bank. */
const fieldsSchema = z.record(z.string(), z.string().check(z.maxLength(2000)));

async function outcomeOfReturn(
  shop: Shop,
  attempt: AttemptRow | undefined,
  fields: object,
): Promise<Outcome> {
  const gateway = attempt && shop.gateways[attempt.gateway];
  if (attempt && !gateway) {
    // The money may be taken. Only the bank knows, and the shop asks it as soon as it can again.
    console.error(
      `The payment ${attempt.id} has come back from a bank that this shop has no settings of.`,
    );
    return { kind: 'pending' };
  }
  const parsed = fieldsSchema.safeParse(fields);
  const said = gateway && parsed.success ? gateway.readReturn(parsed.data) : null;
  if (!attempt || !gateway || !said) return unbelievable;
  if (!isOf(attempt, said)) {
    // Returns are not counted by address, so a repeated one must not fill the store.
    await noteOnce(shop.store.db, attempt.id, shop.clock(), 'returned with a foreign name');
    return unbelievable;
  }
  if (said.reason !== null) return cancel(shop, attempt, { reason: said.reason, code: said.code });
  if (said.amountRial !== null && said.amountRial !== attempt.amount_rial) {
    return cancel(shop, attempt, { reason: 'amount', code: said.code });
  }
  const { reference, maskedPan } = said;
  return settle(shop, attempt, {
    said: reference === null ? undefined : { reference, maskedPan },
  });
}

function isOf(attempt: AttemptRow, { names }: BankReturn): boolean {
  return (
    (names.authority ?? attempt.authority) === attempt.authority &&
    (names.attemptNo ?? String(attempt.id)) === String(attempt.id)
  );
}

type Answered = Pick<AttemptRow, 'kind' | 'public_id'>;

function pathFor(attempt: Answered | undefined, outcome: Outcome): string {
  if (outcome.kind === 'paid' && outcome.orderHash) return `/orderTracking/${outcome.orderHash}`;
  const query = new URLSearchParams({ payment: outcome.kind });
  if (outcome.kind === 'failed' && outcome.refund) query.set('refund', outcome.refund);
  // A rejected return changes nothing, so its answer must not reveal the payment's real state.
  if (attempt && outcome !== unbelievable) query.set('id', attempt.public_id);
  return `${attempt?.kind === 'top-up' ? '/credit' : '/invoice'}?${query.toString()}`;
}
