import { expect, type APIRequestContext } from '@playwright/test';
import { aPhotograph } from '../../../api/src/pictures/picture-fixtures.ts';
import type { Customer } from './registration.ts';

const calls = '/v1/ProductManagement/ProductReviews';

interface Written {
  productId: number;
  title: string;
  /** How many photos go with it. */
  photos: number;
}

/** Sends a review with photos by the API, for specs about what becomes of it. */
export async function sendsReview(
  request: APIRequestContext,
  { token }: Customer,
  { productId, title, photos }: Written,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const names: string[] = [];
  for (let count = 0; count < photos; count += 1) {
    const sent = await request.post(`${calls}/AddPicture?ProductId=${productId}`, {
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      data: await aPhotograph(),
    });
    await expect(sent, 'the photo is taken').toBeOK();
    const { Value } = (await sent.json()) as { Value: { Name: string } };
    names.push(Value.Name);
  }
  const data = {
    ProductId: productId,
    Title: title,
    Text: 'یک ماه است که هر روز می‌بندم.',
    Pictures: names,
  };
  await expect(await request.post(`${calls}/Add`, { headers, data }), 'the review waits').toBeOK();
}
