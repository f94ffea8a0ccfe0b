import { readdirSync } from 'node:fs';
import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { mostSentPictureBytes } from '@kashi/contracts/sent-picture/sent-picture-rules';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aMember } from '../../desk/desk-fixtures.ts';
import { aBuyer } from '../../payments/testing/payment-fixtures.ts';
import { messages } from '../../pictures/messages.ts';
import { aBomb, aPhotograph, aPng } from '../../pictures/picture-fixtures.ts';
import { aKey, twoDeliveredPieces, type Delivered } from './return-fixtures.ts';
import { forgetUnsentPictures } from '../../pictures/unsent-pictures.ts';

const kept = ({ desk }: Delivered) =>
  desk.shop.store.db.selectFrom('return_pictures').selectAll().orderBy('id').execute();

const read = ({ desk }: Delivered, by: { token?: string }) =>
  desk.shop.ask('GET /v1/Orders/Returns/ReadPictures', { ReturnId: 1 }, by);

test('a photograph goes with the request, upright and without a word about its taker, and only its owner and the desk see it', async () => {
  const sold = await twoDeliveredPieces();
  const { desk, buyer, clerk } = sold;
  const stranger = await aBuyer(desk.shop, { mobile: '09131234568' });
  const keeper = await aMember(desk, ['catalogue']);

  const { Value: sent } = await sold.sendPicture(await aPhotograph());
  const asked = await sold.askToReturn({ Pictures: [sent.Name] });

  expect(asked.body.Value.Returns).toMatchObject([{ CountOfPictures: 1 }]);
  const own = await read(sold, buyer);
  expect(own.body.Value.Pictures).toEqual([sent.Picture]);
  expect(own.headers['cache-control']).toContain('no-store');
  const webp = Buffer.from(sent.Picture.replace('data:image/webp;base64,', ''), 'base64');
  const { width, height, exif } = await sharp(webp).metadata();
  expect({ width, height, exif }).toEqual({ width: 900, height: 1200, exif: undefined });
  expect([(await read(sold, stranger)).status, (await read(sold, {})).status]).toEqual([404, 401]);

  const atDesk = await desk.ask('GET /v1/desk/returns/pictures', { id: 1 }, clerk);
  const ofKeeper = await desk.ask('GET /v1/desk/returns/pictures', { id: 1 }, keeper);
  expect(atDesk.body.Value.pictures).toEqual([sent.Picture]);
  expect([atDesk.headers['cache-control'], ofKeeper.status]).toEqual(['no-store', 403]);
  // Nothing lies where the shop's pictures are served from.
  expect(readdirSync(desk.shop.environment.mediaFolder)).toEqual([]);
});

test('a picture is one request’s: not that of another order, of another customer, or of a second request', async () => {
  const sold = await twoDeliveredPieces();
  const { Value: sent } = await sold.sendPicture(await aPng());
  const stranger = await aBuyer(sold.desk.shop, { mobile: '09131234568' });

  const foreign = await sold.sendPicture(await aPng(), stranger);
  await sold.askToReturn({ Pictures: [sent.Name] });
  const again = await sold.askToReturn({ Pictures: [sent.Name] });
  const invented = await sold.askToReturn({ Pictures: [aKey()] });

  expect(foreign.status).toBe(404);
  for (const answer of [again, invented]) {
    expect([answer.status, answer.body.Errors]).toEqual([
      400,
      [{ Field: 'Pictures', Message: messages.sentGone }],
    ]);
  }
  expect((await sold.seenByCustomer()).Returns).toHaveLength(1);
});

test.each<[what: string, status: number, sentence: string, file: () => Promise<Buffer> | Buffer]>([
  ['a page', 400, deskMessages.picture.kind, () => Buffer.from('<!doctype html><title>1</title>')],
  ['a bomb', 400, deskMessages.picture.pixels, () => aBomb()],
  ['a line', 400, deskMessages.picture.shape, () => aPng({ width: 900, height: 100 })],
  ['8 MB and a byte', 413, messages.sentTooLarge, () => Buffer.alloc(mostSentPictureBytes + 1)],
])(
  '%s is refused with a sentence, and nothing of it stays',
  async (_what, status, sentence, file) => {
    const sold = await twoDeliveredPieces();

    const answer = await sold.sendPicture(await file());

    expect(answer).toMatchObject({ status, Message: sentence, Value: null });
    expect(await kept(sold)).toEqual([]);
    expect(readdirSync(sold.desk.shop.environment.mediaFolder)).toEqual([]);
  },
);

test('of pictures without a request the newest few stay for a day, and many within an hour have to wait', async () => {
  const sold = await twoDeliveredPieces();
  const { shop } = sold.desk;
  const png = await aPng({ width: 40, height: 40 });
  const statuses: number[] = [];
  for (let count = 0; count < 8; count += 1) statuses.push((await sold.sendPicture(png)).status);
  // What is no file counts as well.
  for (let count = 0; count < 12; count += 1) {
    const input = { HashOrderId: sold.hash };
    await shop.ask('POST /v1/Orders/Returns/AddPicture', input, sold.buyer);
  }
  statuses.push((await sold.sendPicture(png)).status);

  expect(statuses).toEqual([...Array<number>(8).fill(200), 429]);
  expect((await kept(sold)).map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8]);

  const [, { name } = { name: '' }] = await kept(sold);
  await sold.askToReturn({ Pictures: [name] });
  shop.setTime(new Date(shop.clock().getTime() + 25 * 60 * 60 * 1000));
  await forgetUnsentPictures(shop);

  expect((await kept(sold)).map(({ id }) => id)).toEqual([4]);
});
