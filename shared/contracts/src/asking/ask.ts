import type * as z from 'zod/mini';
import type { calls } from '../calls.ts';
import type { Refusal } from '../call/envelope.ts';
import { Problem, toProblem, type ProblemKind } from './problem.ts';

export type Calls = typeof calls;
export type CallInput<Name extends keyof Calls> = z.input<Calls[Name]['input']>;
export type CallValue<Name extends keyof Calls> = z.output<Calls[Name]['value']>;

/** A successful answer: the `Value`, and the `Message` if the specification shows one. */
export interface Answer<Name extends keyof Calls> {
  value: CallValue<Name>;
  message: string | null;
}

/**
 * Makes one call of §7 by its name there: `ask('GET /v1/Orders/Carts/Read', { HashCartId })`. The types come from the contract
 * and cost the browser nothing; the server checks every answer by the same contract. Throws a `Problem`, or the signal's reason
 * if the caller aborted.
 */
export type Ask = <Name extends keyof Calls>(
  name: Name,
  input: CallInput<Name>,
  options?: { signal?: AbortSignal | undefined },
) => Promise<Answer<Name>>;

/** `fetch` is the shell's: it knows the API's address and sends the token. */
export function createAsk(fetch: typeof globalThis.fetch): Ask {
  return async (name, input, { signal } = {}) => {
    const [method, path] = name.split(' ') as [string, string];
    const response = await send(fetch, method, path, input, signal);
    const body = await readEnvelope(response, signal);
    if (!response.ok) throw refusal(response, body);
    return { value: body.Value as CallValue<typeof name>, message: body.Message };
  };
}

async function send(
  fetch: typeof globalThis.fetch,
  method: string,
  path: string,
  input: object,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const inQuery = method === 'GET' || method === 'DELETE';
  const url = inQuery ? path + queryOf(input) : path;
  const init: RequestInit = inQuery
    ? { method }
    : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) };

  try {
    return await fetch(url, { ...init, signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    const kind = error instanceof DOMException && failures[error.name];
    throw kind ? new Problem(kind, { cause: error }) : toProblem(error);
  }
}

/**
 * The errors by which the shell's `fetch` reports a call without an answer, and that of a body which is no envelope; any other error
 * of a call is a fault in the shop's own code, and any other of a body says that the body was cut off on its way.
 */
const failures: Record<string, ProblemKind> = {
  TimeoutError: 'late',
  NetworkError: 'offline',
  SyntaxError: 'broken',
};

async function readEnvelope(response: Response, signal: AbortSignal | undefined): Promise<Refusal> {
  try {
    return (await response.json()) as Refusal;
  } catch (error) {
    if (signal?.aborted) throw error;
    const kind = failures[(error as Error).name] ?? 'offline';
    throw new Problem(kind, { status: response.status, cause: error });
  }
}

function refusal(response: Response, body: Refusal): Problem {
  const retryAfter = Number(response.headers.get('retry-after'));
  return new Problem(response.status < 500 ? 'refused' : 'broken', {
    status: response.status,
    serverMessage: body.Message,
    fields: body.Errors ?? [],
    value: body.Value,
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
  });
}

/** The query of an address, without empty and absent values, so that no address contains `&BrandName=`. */
function queryOf(input: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}
