import { truncate } from 'node:fs/promises';
import { mostZipBytes, mostZipPartBytes } from '@kashi/contracts/desk/goods/imports';
import { expect, test } from 'vitest';
import { aMember } from '../../desk/desk-fixtures.ts';
import { aZip } from '../../pictures/files/zip-fixtures.ts';
import { aPng } from '../../pictures/picture-fixtures.ts';
import { StagedPictures } from '../../pictures/staged/staged-pictures.ts';
import { aKeeper, sent, sentPart } from './import-fixtures.ts';
import { messages } from './messages.ts';

/** A product with a picture of the zip. */
const file =
  'name,group,subgroup,brand,price,stock,pictures\nقوری,خانه,آشپزخانه,کاشی,1000,1,a.png\n';

test('a zip comes in parts, one of which may come twice', async () => {
  const { desk, keeper } = await aKeeper();
  const zip = aZip([{ name: 'a.png', bytes: await aPng() }]);
  const [one, two] = [zip.subarray(0, 100), zip.subarray(100)];

  const { set } = (await sentPart(desk, one, keeper)).Value;
  await sentPart(desk, two, { ...keeper, set, at: 100 });
  const again = await sentPart(desk, two, { ...keeper, set, at: 100 });
  const gap = await sentPart(desk, two, { ...keeper, set, at: zip.length + 1 });
  const check = await sent(desk, 'check', file, {
    ...keeper,
    pictureSet: set,
  });

  expect(again.Value.bytes).toBe(zip.length);
  expect(gap).toMatchObject({ status: 409, Message: messages.partMissing });
  expect(check.body.Value.problems).toEqual([]);
});

test('a zip that is refused, a set that nobody has sent and other staff are told so', async () => {
  const { desk, keeper } = await aKeeper();
  const clerk = await aMember(desk, ['orders']);
  const bomb = [1, 2].map((at) => ({
    name: `${at}`,
    bytes: Buffer.of(1),
    isPacked: true,
    saidBytes: 600_000_000,
  }));
  const { set } = (await sentPart(desk, aZip(bomb), keeper)).Value;

  const check = await sent(desk, 'check', file, { ...keeper, pictureSet: set });
  const unknown = await sentPart(desk, Buffer.of(1), { ...keeper, set: 'f'.repeat(32) });
  const path = await sentPart(desk, Buffer.of(1), { ...keeper, set: '../x' });
  const foreign = await sentPart(desk, Buffer.of(1), clerk);

  expect(check.body).toMatchObject({ Status: 400, Message: messages.zip.bytes });
  expect([unknown.status, path.status, foreign.status]).toEqual([404, 400, 403]);
});

test('a zip and each of its parts may be as large as the desk says, and no byte larger', async () => {
  const { desk, keeper } = await aKeeper();
  const first = await sentPart(desk, Buffer.alloc(mostZipPartBytes), keeper);
  const { set } = first.Value;
  const staged = await StagedPictures.find(desk.shop.environment.mediaFolder, set);
  // Bytes that nobody has written take no room.
  await truncate(staged?.zip ?? '', mostZipBytes - 10);

  const part = await sentPart(desk, Buffer.alloc(mostZipPartBytes + 1), keeper);
  const over = await sentPart(desk, Buffer.alloc(11), { ...keeper, set, at: mostZipBytes - 10 });
  const full = await sentPart(desk, Buffer.alloc(10), { ...keeper, set, at: mostZipBytes - 10 });

  expect(first.status).toBe(200);
  expect(part).toMatchObject({ status: 413, Message: messages.partBytes });
  expect(over).toMatchObject({ status: 413, Message: messages.zipBytes });
  expect(full).toMatchObject({ status: 200, Value: { bytes: mostZipBytes } });
});
