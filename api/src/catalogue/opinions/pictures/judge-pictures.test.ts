import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { loggedChanges } from '../../../desk/desk-fixtures.ts';
import { messages } from '../../../desk-opinions/messages.ts';
import { reviewAsRead } from '../../../desk-opinions/opinion-fixtures.ts';
import { forgetPerson } from '../../../identity/personal-data/forget-person.ts';
import { aPictureStore } from '../../../pictures/stored-picture-fixtures.ts';
import { removeUnnamedPictures } from '../../../pictures/unnamed-pictures.ts';
import { commandRunner } from '../../../shop-command/command-fixtures.ts';
import { aShopWithPhotos } from './review-picture-fixtures.ts';

type Photos = Awaited<ReturnType<typeof aShopWithPhotos>>;

/** Lets the time pass after which files of nothing are removed for sure. */
async function removesFiles({ shop }: Photos): Promise<void> {
  shop.setTime(new Date(shop.clock().getTime() + 3_600_000));
  await removeUnnamedPictures(shop);
}

function quietly(): void {
  const { error } = console;
  console.error = () => undefined;
  onTestFinished(() => {
    console.error = error;
  });
}

const notes = ({ shop }: Photos) =>
  shop.store.db.selectFrom('unnamed_pictures').selectAll().execute();

const refuse = async ({ desk, support }: Photos) =>
  desk.ask('POST /v1/desk/reviews/refuse', await reviewAsRead(desk, support), support);

test('an approved review shows its photos, in the shop’s sizes and formats, and nothing is kept twice', async () => {
  const photos = await aShopWithPhotos();
  await photos.writesWith(2);
  const heard: string[] = [];
  photos.shop.changes.onChange((tags) => heard.push(...tags));

  const approved = await photos.approve();

  expect(approved.status).toBe(200);
  const shown = (await photos.shown()) ?? [];
  expect(shown).toMatchObject([
    { Widths: [160, 240, 300], Formats: ['avif', 'webp'], Width: 300, Height: 200, Alt: '' },
    { Widths: [160, 240, 301], Width: 301 },
  ]);
  expect(shown.every((picture) => picture.Placeholder === undefined)).toBe(true);
  for (const { Base, Widths } of shown) {
    expect(Base).toMatch(/^\/media\/[\da-f]{16}$/);
    const file = await photos.shop.askAnything('GET', `${Base}-${Widths.at(-1)}.webp`);
    expect(file.statusCode).toBe(200);
    expect((await sharp(file.rawPayload).metadata()).width).toBe(Widths.at(-1));
  }
  expect((await photos.rows()).map(({ webp }) => webp)).toEqual([null, null]);
  expect(await notes(photos)).toEqual([]);
  await expect.poll(() => heard).toContain(`product-${photos.ProductId}`);
  await removesFiles(photos);
  expect(photos.files()).toHaveLength(12);
});

test('the desk removes one photo before it approves; the log has how many there were, and the others go public', async () => {
  const photos = await aShopWithPhotos();
  await photos.writesWith(3);
  const { desk, support } = photos;
  const remove = () =>
    desk.ask('POST /v1/desk/reviews/remove-picture', { id: 1, pictureId: 2 }, support);

  const removed = await remove();
  const again = await remove();
  await photos.approve();

  expect(removed.body.Value.pictureIds).toEqual([1, 3]);
  expect([again.status, again.body.Message]).toEqual([404, messages.noPicture]);
  expect(await photos.shown()).toMatchObject([{ Width: 300 }, { Width: 302 }]);
  expect(await loggedChanges(desk)).toMatchObject([
    { before: { isPublic: false, pictures: 3 }, after: { isPublic: false, pictures: 2 } },
    { before: { isPublic: false, pictures: 2 }, after: { isPublic: true, pictures: 2 } },
  ]);
});

test('two who approve one review at once publish its photos once', async () => {
  const photos = await aShopWithPhotos();
  await photos.writesWith(1);

  const both = await Promise.all([photos.approve(), photos.approve()]);

  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [picture] = (await photos.shown()) ?? [];
  await removesFiles(photos);
  const name = picture?.Base.slice('/media/'.length) ?? '';
  expect(photos.files()).toHaveLength(6);
  expect(photos.files().every((file) => file.startsWith(name))).toBe(true);
});

test('a refused review takes its waiting photos along', async () => {
  const photos = await aShopWithPhotos();
  await photos.writesWith(2);

  await refuse(photos);

  expect(await photos.rows()).toEqual([]);
  expect(await notes(photos)).toEqual([]);
});

test.each<[what: string, leave: (photos: Photos) => Promise<unknown>]>([
  ['its review is refused after all', (photos) => refuse(photos)],
  [
    'the desk removes it',
    ({ desk, support }) =>
      desk.ask('POST /v1/desk/reviews/remove-picture', { id: 1, pictureId: 1 }, support),
  ],
  [
    'its customer is forgotten',
    ({ shop, writer }) => shop.store.db.transaction().execute((tx) => forgetPerson(tx, writer)),
  ],
  [
    'its product is deleted',
    ({ shop }) =>
      shop.store.db
        .deleteFrom('product_listing')
        .execute()
        .then(() => shop.store.db.deleteFrom('products').execute()),
  ],
])('when %s, a public photo is told about, and its files and previews go', async (_what, leave) => {
  const photos = await aShopWithPhotos();
  await photos.writesWith(1);
  await photos.approve();
  const [picture] = (await photos.shown()) ?? [];
  await photos.shop.askAnything('GET', `${picture?.Base}-300.jpg`);
  expect(photos.files()).toHaveLength(7);
  const heard: string[] = [];
  photos.shop.changes.onChange((tags) => heard.push(...tags));

  await leave(photos);
  await removeUnnamedPictures(photos.shop);
  await removeUnnamedPictures(photos.shop);

  expect(photos.files()).toEqual([]);
  expect(await photos.rows()).toEqual([]);
  await expect.poll(() => heard).toContain(`product-${photos.ProductId}`);
  photos.shop.setTime(new Date(photos.shop.clock().getTime() + 3 * 24 * 3_600_000));
  await removeUnnamedPictures(photos.shop);
  expect(await notes(photos)).toEqual([]);
});

test('the store that machines share loses the files too, once it answers', async () => {
  const { server, environment } = await aPictureStore();
  const photos = await aShopWithPhotos(environment);
  await photos.writesWith(1);
  await photos.approve();
  expect(server.files.size).toBe(7);
  await refuse(photos);

  server.trouble = () => 503;
  await expect(removeUnnamedPictures(photos.shop)).rejects.toThrow();
  expect(photos.files()).toEqual([]);
  server.trouble = () => undefined;
  await removeUnnamedPictures(photos.shop);

  expect(server.files.size).toBe(0);
});

test('an approval that fails after its photos were placed leaves none of their files', async () => {
  const photos = await aShopWithPhotos();
  await photos.writesWith(1);
  const { db } = photos.shop.store;
  await sql`alter table review_pictures add constraint refused check (picture is null)`.execute(db);
  quietly();

  const failed = await photos.approve();

  // The tests of this process share their database.
  await sql`alter table review_pictures drop constraint refused`.execute(db);
  expect(failed.status).toBe(500);
  expect(photos.files()).toHaveLength(6);
  await removeUnnamedPictures(photos.shop);
  expect(photos.files(), 'not while an approval may still be under way').toHaveLength(6);
  await removesFiles(photos);
  expect(photos.files()).toEqual([]);
  expect((await photos.rows())[0]?.webp).not.toBeNull();
});

test('a store of pictures that is away refuses the approval, and the review goes on waiting', async () => {
  const { server, environment } = await aPictureStore();
  const photos = await aShopWithPhotos(environment);
  await photos.writesWith(1);
  server.trouble = () => 503;
  quietly();

  const refused = await photos.approve();

  expect(refused.status).toBe(503);
  expect(photos.files()).toEqual([]);
  const waiting = await photos.desk.ask('GET /v1/desk/reviews', {}, photos.support);
  expect(waiting.body.Value.rows).toMatchObject([{ confirmedAt: null, pictureIds: [1] }]);
});

test('the command tells of photos, and leaves their approval to the desk, which shows them', async () => {
  const photos = await aShopWithPhotos();
  await photos.writesWith(2);
  const run = commandRunner(photos.shop);

  const listed = await run('reviews', 'list');

  expect(listed[0]).toContain('(photos: 2)');
  await expect(run('reviews', 'approve', '1')).rejects.toThrow('approved at the desk');
  await run('reviews', 'reject', '1');
  expect(await photos.rows()).toEqual([]);
});
