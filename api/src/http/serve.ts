import { calls } from '@kashi/contracts/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import type { Customer, Shop } from '../shop.ts';
import { compressed, type Compressed } from '../answers/compressed.ts';
import { messages } from './messages.ts';
import { previewTokenOf } from './preview-token.ts';
import { withPicturesAt } from './media/picture-addresses.ts';
import { readInput } from './input/read-input.ts';
import { publicAnswer, type PublicAnswer } from '../answers/public-answer.ts';
import { Refusal } from './refusal.ts';

type Calls = typeof calls;

export interface Asked<Name extends keyof Calls> {
  input: z.output<Calls[Name]['input']>;
  /** The signed-in customer; never null for a call that only customers may make. */
  customer: Calls[Name]['caller'] extends 'customer' ? Customer : Customer | null;
  request: FastifyRequest;
}

export interface Answered<Name extends keyof Calls> {
  value: z.input<Calls[Name]['value']>;
  /** A message for the shopper, in calls for which the specification has one. */
  message?: string;
  /** The `cache-control` of a public answer; without it nobody may cache the answer. */
  cacheControl?: string;
  /** The tags of an answer whose changes are announced (`GET /changes`): the answer is valid until one of them changes. */
  tags?: readonly string[];
}

/**
 * Serves one call of §7: parses the query or the JSON body by the call's contract, calls `answer`, checks the result against the
 * contract and wraps it in the envelope (R1).
 */
export function serve<Name extends keyof Calls>(
  app: FastifyInstance,
  shop: Shop,
  name: Name,
  answer: (asked: Asked<Name>) => Promise<Answered<Name>>,
): void {
  const [method, url] = name.split(' ') as [HTTPMethods, string];
  const contract = calls[name];
  app.servedCalls.add(name);

  app.route({
    method,
    url,
    handler: async (request, reply) => {
      const token = tokenOf(request);
      const customer = token === null ? null : await shop.sessions.customerOf(token);
      const needsCustomer =
        contract.caller === 'customer' || (contract.refusesEndedToken && token !== null);
      if (needsCustomer && !customer) throw new Refusal(401, messages.notSignedIn);
      const input = readInput(contract.input, request);

      // Answers for a signed-in customer, and with a preview, are neither kept nor read from the kept ones.
      const mayKeep = method === 'GET' && customer === null && previewTokenOf(request) === null;
      const key = mayKeep ? `${name} ${JSON.stringify(input)}` : null;
      const kept = key && shop.answers.find(key);
      if (kept) return sendPublic(request, reply, shop, kept);

      const begunAt = shop.answers.now();
      const answered = await answer({ input, customer, request } as Asked<Name>);

      const value = z.parse(contract.value, answered.value);
      const json = JSON.stringify({ Value: value, Message: answered.message ?? null, Status: 200 });
      const body = withPicturesAt(shop.environment.mediaUrl, json);
      const { cacheControl, tags } = answered;
      if (cacheControl === undefined) return sendOwn(request, reply, body);
      const sent = publicAnswer(body, { cacheControl, tags });
      if (key) shop.answers.keep(key, sent, begunAt);
      return sendPublic(request, reply, shop, sent);
    },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The names of the served calls; the contract may have more. */
    servedCalls: Set<string>;
  }
}

function tokenOf({ headers }: FastifyRequest): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Sends a private answer that nobody may cache. */
async function sendOwn(request: FastifyRequest, reply: FastifyReply, json: string) {
  void reply.header('cache-control', 'no-store').header('vary', 'accept-encoding');
  return sendPacked(reply, await compressed(json, request.headers['accept-encoding']));
}

async function sendPublic(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { changes }: Shop,
  answer: PublicAnswer,
): Promise<FastifyReply> {
  const { cacheControl, etag, tags } = answer;
  void reply.headers({
    'cache-control': cacheControl,
    etag,
    vary: 'accept-encoding, authorization',
  });
  if (tags) void reply.headers({ 'kashi-tags': tags.join(' '), 'kashi-api': changes.hearer });
  if (isKnown(headers['if-none-match'], etag)) return typed(reply).code(304).send();
  return sendPacked(reply, await answer.packed(headers['accept-encoding']));
}

function sendPacked(reply: FastifyReply, { encoding, body }: Compressed): FastifyReply {
  if (encoding) void reply.header('content-encoding', encoding);
  return typed(reply).send(body);
}

function typed(reply: FastifyReply): FastifyReply {
  return reply.type('application/json; charset=utf-8');
}

/** Whether the client has this answer already; `if-none-match` may list several ETags. */
function isKnown(known: string | undefined, tag: string): boolean {
  return (known ?? '').split(',').some((each) => each.trim() === tag);
}
