import { readdirSync } from 'node:fs';
import type { SentPicture } from '@kashi/contracts/sent-picture/sent-picture';
import { aDeskOf, aMember } from '../../../desk/desk-fixtures.ts';
import { reviewAsRead } from '../../../desk-opinions/opinion-fixtures.ts';
import { aCustomer } from '../../../identity/identity-fixtures.ts';
import { aPng } from '../../../pictures/picture-fixtures.ts';
import { aMachine } from '../../../pictures/stored-picture-fixtures.ts';
import { aProduct } from '../../catalogue-fixtures.ts';

const words = { Title: 'عالی بود', Text: 'یک هفته است که استفاده می‌کنم.' };

/** A shop with a product, a customer who writes about it with photos, and a member of the desk who judges that. */
export async function aShopWithPhotos(environment: Record<string, string> = {}) {
  const shop = await aMachine(environment);
  const { productId: ProductId } = await aProduct(shop);
  const writer = await aCustomer(shop);
  const desk = await aDeskOf(shop);
  const support = await aMember(desk, ['support']);

  const sendPhoto = async (payload: Buffer, { token = writer.token, product = ProductId } = {}) => {
    const answer = await shop.askAnything(
      'POST',
      `/v1/ProductManagement/ProductReviews/AddPicture?ProductId=${product}`,
      { token, payload, headers: { 'content-type': 'application/octet-stream' } },
    );
    return {
      status: answer.statusCode,
      ...answer.json<{ Message: string | null; Value: SentPicture }>(),
    };
  };
  const write = (Pictures: string[], { token = writer.token, product = ProductId } = {}) =>
    shop.ask(
      'POST /v1/ProductManagement/ProductReviews/Add',
      { ...words, ProductId: product, Pictures },
      { token },
    );
  return {
    shop,
    desk,
    support,
    writer,
    ProductId,
    sendPhoto,
    write,
    /** Sends so many different photos, and the review with them. */
    writesWith: async (count: number) => {
      const sent: SentPicture[] = [];
      for (let index = 0; index < count; index += 1) {
        sent.push((await sendPhoto(await aPng({ width: 300 + index, height: 200 }))).Value);
      }
      await write(sent.map(({ Name }) => Name));
      return sent;
    },
    approve: async () =>
      desk.ask('POST /v1/desk/reviews/approve', await reviewAsRead(desk, support), support),
    /** The photos of the product's newest public review. */
    shown: async () => {
      const read = await shop.ask('GET /v1/ProductManagement/ProductReviews/Read', { ProductId });
      return read.body.Value.FilteredReviews[0]?.Pictures;
    },
    rows: () => shop.store.db.selectFrom('review_pictures').selectAll().orderBy('id').execute(),
    /** The files among the shop's pictures. */
    files: () => readdirSync(shop.environment.mediaFolder).toSorted(),
  };
}
