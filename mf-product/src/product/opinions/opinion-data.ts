import type { Ask, CallInput } from '@kashi/shared/api/ask';
import type { PublicQuestion } from '@kashi/shared/contracts/product/question';
import type { PublicReview } from '@kashi/shared/contracts/product/review';

/** At most ten opinions, and the number of all. */
export interface PageOfOpinions<Opinion> {
  total: number;
  opinions: readonly Opinion[];
}

interface PageOf {
  ProductId: number;
  /** The page's number, zero-based as in the calls (R5). */
  Page: number;
}

/** Reads a page of a product's confirmed reviews, newest first (§7). Throws a `Problem`, or the signal's reason. */
export async function readReviews(
  ask: Ask,
  page: PageOf,
  signal: AbortSignal,
): Promise<PageOfOpinions<PublicReview>> {
  const { value } = await ask('GET /v1/ProductManagement/ProductReviews/Read', page, { signal });
  return { total: value.TotalCount, opinions: value.FilteredReviews };
}

/**
 * Reads a page of a product's approved questions, newest first, with the manager's answers (§7). Throws as `readReviews` does.
 */
export async function readQuestions(
  ask: Ask,
  page: PageOf,
  signal: AbortSignal,
): Promise<PageOfOpinions<PublicQuestion>> {
  const { value } = await ask('GET /v1/ProductManagement/ProductQuestions/Read', page, { signal });
  return { total: value.TotalCount, opinions: value.FilteredQuestions };
}

type NewQuestion = CallInput<'POST /v1/ProductManagement/ProductQuestions/Add'>;

/** Sends a question about a product, as a guest or a customer (§2). Throws a `Problem`, which names wrong fields. */
export async function addQuestion(ask: Ask, question: NewQuestion): Promise<void> {
  await ask('POST /v1/ProductManagement/ProductQuestions/Add', question);
}
