import {
  idempotencyKeyHeader,
  idempotencyKeyPattern,
} from '@kashi/shared/contracts/idempotency-key';
import type { FastifyRequest } from 'fastify';
import { messages } from './messages.ts';
import { Refusal } from './refusal.ts';

/** The key that names what is asked, where there is one. Throws a 400 where it is none that nobody else has. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[idempotencyKeyHeader.toLowerCase()];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && idempotencyKeyPattern.test(key)) return key;
  const Message = messages.wrongKey;
  throw new Refusal(400, Message, { fields: [{ Field: idempotencyKeyHeader, Message }] });
}
