import { toProblem } from '@kashi/contracts/asking/problem';

/** Keys of presses without an answer, by sale parameter: the server may have added the piece. */
const unanswered = new Map<number, string>();

/** Calls `ask` with the key of this press. Until the server has answered, the next press of the button has the same key. */
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
    const { kind, status } = toProblem(error);
    // Too many tries (429) say nothing about the press before.
    if (kind === 'refused' && status !== 429) unanswered.delete(saleParamId);
    throw error;
  }
}

/** The key of a press without an answer. */
export const unansweredKey = (saleParamId: number) => unanswered.get(saleParamId);

/** Forgets the key: the shopper has seen and changed the line since, so a further press is for a further piece. */
export function forgetPress(saleParamId: number): void {
  unanswered.delete(saleParamId);
}

/** A random key; `randomUUID` does not exist on a shop without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
