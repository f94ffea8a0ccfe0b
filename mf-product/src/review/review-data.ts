import type { Ask, CallInput, CallValue } from '@kashi/contracts/asking/ask';
import { askWithFile } from '@kashi/contracts/asking/ask-with-file';
import { Problem } from '@kashi/contracts/asking/problem';
import type { SentPicture } from '@kashi/contracts/sent-picture/sent-picture';
import { found, notFound, type PageContext, type PageResult } from '@kashi/kit/define';
import { readDraft, type ReviewDraft } from './review-draft.ts';

type ReviewedProduct = CallValue<'GET /v1/ProductManagement/ProductInformation/ReadBasic'>;

export interface ReviewData {
  product: ReviewedProduct;
  /** The text typed earlier in this tab. */
  draft: ReviewDraft;
}

/** Reads the name of the product to review; not found where there is none. Runs in the browser only. Throws a `Problem`. */
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

/** Sends a review, which is shown once it is confirmed (§2). Throws a `Problem`, which names wrong fields. */
export async function addReview(ask: Ask, review: NewReview): Promise<void> {
  await ask('POST /v1/ProductManagement/ProductReviews/Add', review);
}

/** Sends the file of a photo for a review that is being written (R43). Throws a `Problem`. */
export async function sendPhoto(
  fetch: typeof globalThis.fetch,
  ProductId: number,
  file: Blob,
): Promise<SentPicture> {
  const ask = askWithFile(fetch, file);
  return (await ask('POST /v1/ProductManagement/ProductReviews/AddPicture', { ProductId })).value;
}
