import { randomUUID } from 'node:crypto';
import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { expect, test } from 'vitest';
import { loggedChanges, type TestDesk } from '../../desk/desk-fixtures.ts';
import { aPictureHost } from '../../pictures/addresses/picture-host-fixtures.ts';
import { aPhotograph, aPng } from '../../pictures/picture-fixtures.ts';
import { aKeeper, aSentZip, mediaOf, sent } from './import-fixtures.ts';
import { messages } from './messages.ts';

const head = 'name,group,subgroup,brand,price,stock,pictures,picture_texts\n';
const row = (name: string, pictures: string, texts = '') =>
  `${name},خانه,آشپزخانه,کاشی,1000,1,${pictures},${texts}\n`;

/** The pictures of the shop's only product. */
async function picturesOf({ shop }: TestDesk) {
  const rows = await shop.store.db
    .selectFrom('product_pictures')
    .select('picture')
    .orderBy('position')
    .execute();
  return rows.map(({ picture }) => picture);
}

const countOf = async ({ shop }: TestDesk) =>
  (await shop.store.db.selectFrom('products').select('id').execute()).length;

test('pictures of a zip and of an address come with their product, in their order and with their texts', async () => {
  const photograph = await aPhotograph();
  const host = await aPictureHost((_request, response) => response.end(photograph));
  const { desk, keeper } = await aKeeper({ fetcher: host.fetcher });
  const zipped = await aSentZip(desk, keeper.cookie, { 'front.png': await aPng() });
  const file = `${head}${row('قوری', `FRONT.png | ${host.at('/side.jpg')}`, 'از روبه‌رو')}`;

  const check = await sent(desk, 'check', file, { ...keeper, pictureSet: zipped });
  const meanwhile = mediaOf(desk).pictures;
  const pictureSet = check.body.Value.pictureSet ?? '';
  const run = await sent(desk, 'run', file, { ...keeper, pictureSet });

  expect(check.body.Value).toMatchObject({ pictures: 2, problems: [], pictureSet: zipped });
  expect(check.told.map(({ phase }) => phase)).toEqual(
    expect.arrayContaining(['rows', 'pictures']),
  );
  expect(meanwhile).toEqual([]);
  expect(run.body.Value).toMatchObject({ isImported: true, pictures: 2, pictureSet: null });
  const pictures = await picturesOf(desk);
  expect(pictures).toMatchObject([
    { Alt: 'از روبه‌رو', Width: 600 },
    { Alt: '', Width: 800, Height: 1067 },
  ]);
  for (const { Base, Placeholder } of pictures) {
    expect((await desk.shop.askAnything('GET', `${Base}-160.webp`)).statusCode).toBe(200);
    expect(Placeholder).toBeTruthy();
  }
  // What the check has fetched, the import uses.
  expect(host.asked).toEqual(['/side.jpg']);
  expect(mediaOf(desk).sets).toEqual([]);
  expect(await loggedChanges(desk)).toMatchObject([{ after: { added: 1, pictures: 2 } }]);
});

test('the pictures of a file take the place of the old ones, and keep the texts that the file leaves out', async () => {
  const { desk, keeper } = await aKeeper();
  const files = { 'a.png': await aPng(), 'b.png': await aPng({ width: 500 }) };
  const first = await aSentZip(desk, keeper.cookie, files);
  const goods = head + row('قوری', 'a.png', 'از روبه‌رو');
  await sent(desk, 'run', goods, { ...keeper, pictureSet: first });

  const second = await aSentZip(desk, keeper.cookie, files);
  await sent(desk, 'run', 'id,pictures\n1,b.png | a.png\n', { ...keeper, pictureSet: second });
  await sent(desk, 'run', 'id,price\n1,2000\n', keeper);

  expect(await picturesOf(desk)).toMatchObject([
    { Width: 500, Alt: '' },
    { Width: 600, Alt: 'از روبه‌رو' },
  ]);
});

test('every picture that cannot be had is told by its row, and nothing is imported or left', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const host = await aPictureHost((request, response) => {
    if (request.url === '/page') response.end('<!doctype html>');
    else response.writeHead(404).end();
  });
  const { desk, keeper } = await aKeeper({ fetcher: host.fetcher });
  const pictureSet = await aSentZip(desk, keeper.cookie, { 'svg.jpg': svg, 'a.png': await aPng() });
  const sources = [
    'a.png',
    'svg.jpg',
    host.at('/page'),
    host.at('/gone'),
    'https://10.0.0.1/a.png',
  ];
  const file = head + sources.map((source, at) => row(`قوری ${at}`, source)).join('');

  const { body } = await sent(desk, 'run', file, { ...keeper, pictureSet });

  expect(body.Value.isImported).toBe(false);
  expect(body.Value.problems.map(({ place }) => place)).toEqual([3, 4, 5, 6]);
  const sentences = body.Value.problems.map(({ sentence }) => sentence);
  expect(sentences[0]).toContain('svg.jpg');
  expect(sentences[0]).toContain(deskMessages.picture.kind);
  expect(sentences[1]).toContain(deskMessages.picture.kind);
  expect(sentences[2]).toContain('۴۰۴');
  // The port is none that a stranger's address may have.
  expect(sentences[3]).toContain('https');
  expect(await countOf(desk)).toBe(0);
  expect(mediaOf(desk).pictures).toEqual([]);
});

test('addresses of this network are refused by a desk as it is served', async () => {
  const { desk, keeper } = await aKeeper();
  const sources = ['https://127.0.0.1/a.png', 'https://[::1]/a.png', 'https://169.254.169.254/a'];
  const file = head + sources.map((source, at) => row(`قوری ${at}`, source)).join('');

  const { body } = await sent(desk, 'check', file, keeper);

  expect(body.Value.problems.map(({ sentence }) => sentence)).toEqual(
    sources.map((source) => messages.fault({ is: 'picture', source, why: { is: 'private-host' } })),
  );
});

test('of a file with anything else wrong no picture is fetched, and names that lead nowhere are told at once', async () => {
  const host = await aPictureHost((_request, response) => response.end());
  const { desk, keeper } = await aKeeper({ fetcher: host.fetcher });
  const bad = Array.from({ length: 1000 }, (_, at) => row(`قوری ${at}`, host.at('/a.jpg')));
  const file = `${head}${row('کتری', 'missing.png')}${bad.join('').replaceAll(',1000,', ',صد,')}`;

  const { body } = await sent(desk, 'check', file, keeper);

  const [first] = body.Value.problems;
  expect(body.Value.problems).toHaveLength(1001);
  expect(first?.sentence).toContain('ZIP');
  expect(host.asked).toEqual([]);
});

test('while pictures are fetched the store is free, and a second importer is told', async () => {
  const isAsked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const png = await aPng();
  const host = await aPictureHost((_request, response) => {
    isAsked.resolve();
    void mayAnswer.promise.then(() => response.end(png));
  });
  const { desk, keeper } = await aKeeper({ fetcher: host.fetcher });
  const file = head + row('قوری', host.at('/a.png'));

  const first = sent(desk, 'run', file, keeper);
  await isAsked.promise;
  const countMeanwhile = await countOf(desk);
  const second = await sent(desk, 'check', file, keeper);
  mayAnswer.resolve();

  expect(countMeanwhile).toBe(0);
  expect(second.body).toMatchObject({ Status: 409, Message: messages.busy });
  expect((await first).body.Value.isImported).toBe(true);
});

test('an import that is refused after its pictures were ready takes its own out of the shop, and no others', async () => {
  const { desk, keeper } = await aKeeper();
  const [mine, theirs] = [await aPng({ width: 300, height: 300 }), await aPng()];
  const headers = { 'content-type': 'application/octet-stream' };
  const upload = { ...keeper, payload: theirs, headers };
  await desk.send('POST', '/v1/desk/pictures/for-goods', upload);
  const before = mediaOf(desk).pictures;
  const pictureSet = await aSentZip(desk, keeper.cookie, {
    'mine.png': mine,
    'theirs.png': theirs,
  });

  const file = 'id,pictures\n99,mine.png | theirs.png\n';
  const { body } = await sent(desk, 'run', file, { ...keeper, pictureSet });

  expect(body.Value).toMatchObject({ isImported: false, problems: [{ place: 2 }] });
  expect(mediaOf(desk).pictures).toEqual(before);
});

test('a press that is sent again is answered alike, though its pictures are no longer kept', async () => {
  const { desk, keeper } = await aKeeper();
  const pictureSet = await aSentZip(desk, keeper.cookie, { 'a.png': await aPng() });
  const file = head + row('قوری', 'a.png');
  const press = { ...keeper, key: randomUUID(), pictureSet };

  const first = await sent(desk, 'run', file, press);
  const again = await sent(desk, 'run', file, press);
  const other = await sent(desk, 'run', file, { ...press, key: randomUUID() });

  expect(again.body).toEqual(first.body);
  expect(other.body).toMatchObject({ Status: 404, Message: messages.setGone });
});
