import { idempotencyKeyHeader, idempotencyKeyPattern } from '@kashi/contracts/call/idempotency-key';
import type { FastifyRequest } from 'fastify';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';

/** The idempotency key of the request, if it has one. Throws a 400 if the key may not be unique. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[idempotencyKeyHeader.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  const Message = messages.wrongKey;
  throw new Refusal(400, Message, { fields: [{ Field: idempotencyKeyHeader, Message }] });
}
