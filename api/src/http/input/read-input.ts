import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { inputMessage } from './input-messages.ts';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';

/** The query or the JSON body of a request by its contract. Throws a 400 with a sentence for every wrong field. */
export function readInput(contract: z.core.$ZodType, request: FastifyRequest): unknown {
  const parsed = z.safeParse(contract, inputOf(request), { error: inputMessage });
  if (parsed.success) return parsed.data;

  const fields = parsed.error.issues.map((issue) => ({
    Field: issue.path.join('.'),
    Message: issue.message,
  }));
  const [first, ...others] = fields;
  const message =
    first && first.Field !== '' && others.length === 0 ? first.Message : messages.invalidInput;
  throw new Refusal(400, message, { fields });
}

/**
 * The specification sends the parameters of GET and DELETE in the address; clients may also send a body with DELETE. A call whose
 * body is a file has its parameters in the address too.
 */
function inputOf({ method, query, body, headers }: FastifyRequest): unknown {
  if (method === 'GET' || method === 'HEAD') return query;
  if (method === 'DELETE') return Object.assign({}, query, body);
  if (headers['content-type'] === 'application/octet-stream') return query;
  return body ?? {};
}
