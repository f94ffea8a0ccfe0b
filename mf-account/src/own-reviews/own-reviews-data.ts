import type { Ask, CallInput } from '@kashi/contracts/asking/ask';
import type { OwnReview } from '@kashi/contracts/product/review';
import { removal } from '../parts/removal.ts';

export interface ReviewList {
  /** One-based. */
  page: number;
  totalCount: number;
  reviews: OwnReview[];
}

/** A page of the customer's own reviews (§2). `page` is one-based; past the end there are none. */
export async function readOwnReviews(
  ask: Ask,
  page: number,
  signal: AbortSignal,
): Promise<ReviewList> {
  const call = 'GET /v1/ProductManagement/customerReviews/Read';
  const { value } = await ask(call, { Page: page - 1 }, { signal });
  return { page, totalCount: value.TotalCount, reviews: value.Reviews };
}

/** Reads one of the customer's own reviews (§4). */
export async function findOwnReview(ask: Ask, Id: number, signal: AbortSignal): Promise<OwnReview> {
  const call = 'GET /v1/ProductManagement/customerReviews/Find';
  return (await ask(call, { Id }, { signal })).value;
}

/** Saves a changed review (§4). The shop refuses a review that it has confirmed. Answers the shop's sentence, if any. */
export async function changeOwnReview(
  ask: Ask,
  changed: CallInput<'PUT /v1/ProductManagement/CustomerReviews/Update'>,
): Promise<string | null> {
  return (await ask('PUT /v1/ProductManagement/CustomerReviews/Update', changed)).message;
}

/** Deletes a review (§4). The shop refuses a review that it has confirmed. Answers the shop's sentence, if any. */
export function removeOwnReview(ask: Ask, ReviewId: number): Promise<string | null> {
  return removal(ask('DELETE /v1/ProductManagement/customerReviews/Delete', { ReviewId }));
}
