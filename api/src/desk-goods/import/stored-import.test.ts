import { expect, onTestFinished, test } from 'vitest';
import { messages } from '../../http/messages.ts';
import { aPng } from '../../pictures/picture-fixtures.ts';
import { aPictureStore } from '../../pictures/stored-picture-fixtures.ts';
import { aKeeper, aSentZip, mediaOf, sent } from './import-fixtures.ts';

test('pictures of an import are in the store of pictures before its goods are in the shop', async () => {
  const { server, environment } = await aPictureStore();
  const { desk, keeper } = await aKeeper({ settings: environment });
  const set = await aSentZip(desk, keeper.cookie, { 'front.png': await aPng() });
  const file = `name,group,subgroup,brand,price,stock,pictures\nقوری,خانه,آشپزخانه,کاشی,1000,1,front.png\n`;
  const { error } = console;
  console.error = () => undefined;
  onTestFinished(() => {
    console.error = error;
  });

  server.trouble = () => 507;
  const refused = await sent(desk, 'run', file, { ...keeper, pictureSet: set });
  const goods = () => desk.shop.store.db.selectFrom('products').select('id').execute();
  const goodsThen = await goods();
  const left = mediaOf(desk).pictures;
  server.trouble = () => undefined;
  const run = await sent(desk, 'run', file, { ...keeper, pictureSet: set });

  expect(refused.body).toMatchObject({ Status: 503, Message: messages.pictureStoreAway });
  expect([goodsThen, left]).toEqual([[], []]);
  expect(run.body.Value).toMatchObject({ isImported: true, pictures: 1 });
  const names = [...server.files.keys()].filter((name) => !name.endsWith('.jpg'));
  expect(names.toSorted()).toEqual(mediaOf(desk).pictures.toSorted());
});
