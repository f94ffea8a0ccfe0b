import * as z from 'zod/mini';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Call } from '@kashi/contracts/call/call';
import { calls } from '@kashi/contracts/calls';
import { Said, type Answers } from './answers.tsx';

/** A server that knows the contracts, and has the data that the test gives it. */
export function fakeFetch(answers: Answers): typeof globalThis.fetch {
  return async (address, init) => {
    const { name, input } = asked(address as string, init);
    const { contract, answer } = known(name, answers);

    try {
      const reply = await answer(z.parse(contract.input, input));
      const said = reply instanceof Said ? (reply as Said<unknown>) : new Said(reply, null);
      return envelope(200, z.parse(contract.value, said.value), said.message);
    } catch (error) {
      if (error instanceof Problem) return failure(error);
      throw mistake(error);
    }
  };
}

function asked(address: string, { method = 'GET', body }: RequestInit = {}) {
  const { pathname, searchParams } = new URL(address, 'http://shop.test');
  // The input of a call whose body is a file is in the address.
  const input: unknown =
    typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(searchParams);
  return { name: `${method} ${pathname}`, input };
}

function known(name: string, answers: Answers) {
  const contract = (calls as Record<string, Call>)[name];
  const answer = (answers as Record<string, (input: unknown) => unknown>)[name];
  if (!contract) throw mistake(new Error(`the contracts know no call «${name}»`));
  if (!answer) throw mistake(new Error(`the test gave no answer to «${name}»`));
  return { contract, answer };
}

function envelope(status: number, value: unknown, message: string | null, errors?: unknown) {
  const body = { Value: value, Message: message, Status: status, Errors: errors };
  return new Response(JSON.stringify(body), { status });
}

function failure(problem: Problem): Response {
  if (problem.kind === 'offline') throw new DOMException('fetch failed', 'NetworkError');
  if (problem.kind === 'late') throw new DOMException('late', 'TimeoutError');
  if (problem.kind === 'broken') return new Response('', { status: problem.status || 500 });

  const { status, value, serverMessage, fields, retryAfterSeconds } = problem;
  const response = envelope(status || 400, value ?? null, serverMessage, fields);
  if (retryAfterSeconds) response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

// A screen would show any error as a broken network; the console is watched, so this makes the test fail with the reason.
function mistake(error: unknown): unknown {
  console.error(error);
  return error;
}
