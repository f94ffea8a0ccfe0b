import type { Ask, CallInput } from '@kashi/contracts/asking/ask';
import type { PublicQuestion } from '@kashi/contracts/product/question';
import type { PublicReview } from '@kashi/contracts/product/review';

/** At most ten opinions, and the number of all. */
export interface PageOfOpinions<Opinion> {
  total: number;
  opinions: readonly Opinion[];
}

/** Opinions on a page (§9). The contract has the same number, but would bring zod along. */
export const rowsPerPage = 10;

/** The number of pages; 0 where there are no opinions. */
export function pageCountOf({ total }: { total: number }): number {
  return Math.ceil(total / rowsPerPage);
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

/**
 * Reads which reviews of a product the signed-in customer has called helpful, by their Ids. Throws as `readReviews` does.
 */
export async function readHelpfulReviews(
  ask: Ask,
  productId: number,
  signal: AbortSignal,
): Promise<readonly number[]> {
  const call = 'GET /v1/ProductManagement/customerHelpfulReviews/Read';
  return (await ask(call, { ProductId: productId }, { signal })).value;
}

/**
 * Says that a review was helpful, or takes it back. Resolves to the number of customers whom it has helped. Throws a `Problem`:
 * 400 for an own review, 404 for one that has gone, 429 after too many votes.
 */
export async function voteHelpful(ask: Ask, reviewId: number, isHelpful: boolean): Promise<number> {
  const call = 'PUT /v1/ProductManagement/ProductReviews/Helpful';
  const { value } = await ask(call, { ReviewId: reviewId, IsHelpful: isHelpful });
  return value.HelpfulCount;
}

type NewQuestion = CallInput<'POST /v1/ProductManagement/ProductQuestions/Add'>;

/** Sends a question about a product, as a guest or a customer (§2). Throws a `Problem`, which names wrong fields. */
export async function addQuestion(ask: Ask, question: NewQuestion): Promise<void> {
  await ask('POST /v1/ProductManagement/ProductQuestions/Add', question);
}
