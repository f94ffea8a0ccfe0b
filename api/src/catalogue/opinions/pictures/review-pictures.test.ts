import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { sentPictureMessages } from '@kashi/contracts/sent-picture/sent-picture-messages';
import { mostSentPictureBytes } from '@kashi/contracts/sent-picture/sent-picture-rules';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../identity/identity-fixtures.ts';
import { customerData } from '../../../identity/personal-data/customer-data.ts';
import { messages } from '../../../pictures/messages.ts';
import { aBomb, aPhotograph, aPng } from '../../../pictures/picture-fixtures.ts';
import { newPictureName } from '../../../pictures/sent-picture.ts';
import { aProduct } from '../../catalogue-fixtures.ts';
import { aShopWithPhotos } from './review-picture-fixtures.ts';
import { forgetUnsentPictures } from '../../../pictures/unsent-pictures.ts';

test('a photograph goes with the review, upright and without a word about its taker, and only the desk sees it', async () => {
  const photos = await aShopWithPhotos();
  const { shop, writer, files } = photos;

  const { Value: sent } = await photos.sendPhoto(await aPhotograph());
  const added = await photos.write([sent.Name]);

  expect(added.status).toBe(200);
  const webp = Buffer.from(sent.Picture.replace('data:image/webp;base64,', ''), 'base64');
  const { width, height, exif } = await sharp(webp).metadata();
  expect({ width, height, exif }).toEqual({ width: 900, height: 1200, exif: undefined });
  const own = await shop.ask('GET /v1/ProductManagement/customerReviews/Read', { Page: 0 }, writer);
  expect(own.body.Value.Reviews).toMatchObject([{ CountOfPictures: 1 }]);
  const atDesk = await photos.desk.ask('GET /v1/desk/reviews/pictures', { id: 1 }, photos.support);
  expect(atDesk.body.Value.pictures).toEqual([{ id: 1, picture: sent.Picture }]);
  expect(await photos.shown()).toBeUndefined();
  // Nothing lies where the shop's pictures are served from.
  expect(files()).toEqual([]);
});

test('a photo is one review’s: not that of another product, of another customer, or of a second review', async () => {
  const photos = await aShopWithPhotos();
  const { shop } = photos;
  const { productId: product } = await aProduct(shop);
  const stranger = await aCustomer(shop, { UserName: '09120000002' });
  const { Value: sent } = await photos.sendPhoto(await aPng());

  const ofOther = await photos.write([sent.Name], { product });
  const byOther = await photos.write([sent.Name], stranger);
  const right = await photos.write([sent.Name]);
  const again = await photos.write([sent.Name]);
  const invented = await photos.write([newPictureName()]);

  expect(right.status).toBe(200);
  for (const answer of [ofOther, byOther, again, invented]) {
    expect([answer.status, answer.body.Errors]).toEqual([
      400,
      [{ Field: 'Pictures', Message: messages.sentGone }],
    ]);
  }
  // With a photo that is refused the words are not saved either.
  const reviews = await shop.store.db.selectFrom('reviews').select('id').execute();
  expect(reviews).toHaveLength(1);
});

test.each<[what: string, names: (name: string) => string[], sentence: string]>([
  ['the same photo twice', (name) => [name, name], sentPictureMessages.gone],
  ['four photos', (name) => [name, 'A', 'B', 'C'], sentPictureMessages.tooMany],
  ['what is no name of a photo', () => ['../1'], sentPictureMessages.gone],
])('%s is refused beside the photos', async (_what, names, sentence) => {
  const photos = await aShopWithPhotos();
  const { Value: sent } = await photos.sendPhoto(await aPng());

  const { status, body } = await photos.write(names(sent.Name));

  expect(status).toBe(400);
  expect(body.Errors?.map(({ Message }) => Message)).toContain(sentence);
  expect(body.Errors?.every(({ Field }) => Field.startsWith('Pictures'))).toBe(true);
});

test.each<[what: string, status: number, sentence: string, file: () => Promise<Buffer> | Buffer]>([
  ['a page', 400, deskMessages.picture.kind, () => Buffer.from('<!doctype html><title>1</title>')],
  ['a bomb', 400, deskMessages.picture.pixels, () => aBomb()],
  ['8 MB and a byte', 413, messages.sentTooLarge, () => Buffer.alloc(mostSentPictureBytes + 1)],
])(
  '%s is refused with a sentence, and nothing of it stays',
  async (_what, status, sentence, file) => {
    const photos = await aShopWithPhotos();

    const answer = await photos.sendPhoto(await file());

    expect(answer).toMatchObject({ status, Message: sentence, Value: null });
    expect(await photos.rows()).toEqual([]);
    expect(photos.files()).toEqual([]);
  },
);

test('a photo of an unknown product is refused before it is read, and a guest signs in first', async () => {
  const photos = await aShopWithPhotos();
  const png = await aPng();

  const unknown = await photos.sendPhoto(png, { product: 987_654 });
  const guest = await photos.sendPhoto(png, { token: '' });

  expect([unknown.status, guest.status]).toEqual([404, 401]);
});

test('of photos without a review the newest few stay for a day, and many within an hour have to wait', async () => {
  const photos = await aShopWithPhotos();
  const { shop } = photos;
  const png = await aPng({ width: 40, height: 40 });
  const statuses: number[] = [];
  for (let count = 0; count < 8; count += 1) statuses.push((await photos.sendPhoto(png)).status);
  // What is no picture counts as well.
  for (let count = 0; count < 12; count += 1) await photos.sendPhoto(Buffer.from('no picture'));
  statuses.push((await photos.sendPhoto(png)).status);

  expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
  expect((await photos.rows()).map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8]);

  const [, { name } = { name: '' }] = await photos.rows();
  await photos.write([name]);
  shop.setTime(new Date(shop.clock().getTime() + 25 * 60 * 60 * 1000));
  await forgetUnsentPictures(shop);

  expect((await photos.rows()).map(({ id }) => id)).toEqual([4]);
});

test('photos are among the data that a customer is handed, and a waiting review takes its own along', async () => {
  const photos = await aShopWithPhotos();
  const [sent] = await photos.writesWith(1);

  const data = await customerData(photos.shop.store.db, photos.writer.mobile);
  await photos.shop.ask(
    'DELETE /v1/ProductManagement/customerReviews/Delete',
    { ReviewId: 1 },
    photos.writer,
  );

  expect(data?.review_pictures).toMatchObject([
    { review_id: 1, webp: sent?.Picture.replace('data:image/webp;base64,', '') },
  ]);
  expect(await photos.rows()).toEqual([]);
});
