import type { Ask, CallInput, CallValue } from '@kashi/shared/api/ask';
import { Problem } from '@kashi/shared/api/problem';
import { found, notFound, type PageContext, type PageResult } from '@kashi/shared/kit/define';
import { readDraft, type ReviewDraft } from './review-draft.ts';

type ReviewedProduct = CallValue<'GET /v1/ProductManagement/ProductInformation/ReadBasic'>;

export interface ReviewData {
  product: ReviewedProduct;
  /** What this tab has typed before. */
  draft: ReviewDraft;
}

/** A review is of a product that there is; all that its page needs of it is the name. Runs in the browser only. */
export async function loadReviewed({
  params: { productId = '' },
  ask,
  signal,
}: PageContext): Promise<PageResult<ReviewData>> {
  if (!/^\d{1,9}$/.test(productId)) return notFound;

  try {
    const { value } = await ask(
      'GET /v1/ProductManagement/ProductInformation/ReadBasic',
      { ProductId: Number(productId) },
      { signal },
    );
    return found({ product: value, draft: readDraft(value.Id) });
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return notFound;
    throw error;
  }
}

type NewReview = CallInput<'POST /v1/ProductManagement/ProductReviews/Add'>;

/** Sends a review, which is shown once it is confirmed (§2). Throws a `Problem`, with its fields where they are wrong. */
export async function addReview(ask: Ask, review: NewReview): Promise<void> {
  await ask('POST /v1/ProductManagement/ProductReviews/Add', review);
}
