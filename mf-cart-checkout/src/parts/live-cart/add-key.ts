import { toProblem } from '@kashi/shared/api/problem';
import { idempotencyKeyHeader } from '@kashi/shared/contracts/idempotency-key';

/** Presses without an answer, by sale parameter: what they asked for may have been done. */
const unanswered = new Map<number, string>();

/** Asks under the key of this press; the next press of the button is the same one until the server has answered. */
export async function onePress<Answer>(
  saleParamId: number,
  ask: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = unanswered.get(saleParamId) ?? newKey();
  unanswered.set(saleParamId, key);
  try {
    const answer = await ask(key);
    unanswered.delete(saleParamId);
    return answer;
  } catch (error) {
    if (toProblem(error).kind === 'refused') unanswered.delete(saleParamId);
    throw error;
  }
}

/** The line has come to be seen and was changed since: a further press wants a further piece. */
export function forgetPress(saleParamId: number): void {
  unanswered.delete(saleParamId);
}

export function withKey(fetch: typeof globalThis.fetch, key: string): typeof globalThis.fetch {
  return (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set(idempotencyKeyHeader, key);
    return fetch(address, { ...init, headers });
  };
}

/** `randomUUID` is not there on a shop without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
