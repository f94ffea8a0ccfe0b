import { toProblem } from '@kashi/contracts/asking/problem';

/**
 * The outcome of a deletion: the shop's sentence, if any. What is not there any more (404) counts as deleted, since a press whose answer
 * was lost has deleted it, or another tab.
 */
export async function removal(asked: Promise<{ message: string | null }>): Promise<string | null> {
  try {
    return (await asked).message;
  } catch (error) {
    if (toProblem(error).status === 404) return null;
    throw error;
  }
}
