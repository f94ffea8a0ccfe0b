import type { ShelfKind, Shelves } from '@kashi/contracts/desk/goods/shelves';
import { expect, test } from 'vitest';
import { aDeskOf, aMember } from '../desk/desk-fixtures.ts';
import { inArabicLetters } from '../testing/arabic-letters.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

const twice = {
  status: 400,
  body: { Errors: [{ Field: 'title', Message: messages.shelfTwice }] },
};

async function aDesk() {
  const desk = await aDeskOf(await testShop());
  const keeper = await aMember(desk, ['catalogue']);
  const save = (kind: ShelfKind, about: object) =>
    desk.ask('POST /v1/desk/shelves/save', { kind, id: null, title: '', ...about }, keeper);
  const shelf = async (list: keyof Shelves, title: string) => {
    const { body } = await desk.ask('GET /v1/desk/shelves', {}, keeper);
    const shelves: { id: number; title: string; version: string }[] = body.Value[list];
    return shelves.find((each) => each.title === title)!;
  };
  return { desk, save, shelf };
}

test('a second brand of one title is refused beside its title, whichever letters the first was written in', async () => {
  const { desk, save } = await aDesk();
  await save('brand', { title: 'آوا' });
  const title = inArabicLetters('کاشی');
  await desk.shop.store.db.insertInto('brands').values({ title, position: 1 }).execute();

  const made = await save('brand', { title: 'آوا' });
  const inPersian = await save('brand', { title: 'کاشی' });

  expect(made).toMatchObject(twice);
  expect(inPersian).toMatchObject(twice);
});

test('a group has one subgroup of a title, and another group has its own', async () => {
  const { save, shelf } = await aDesk();
  await save('group', { title: 'دیجیتال' });
  await save('group', { title: 'کارکرده' });
  const [digital, used] = [await shelf('groups', 'دیجیتال'), await shelf('groups', 'کارکرده')];
  await save('subGroup', { title: 'گوشی', parentId: digital.id });
  await save('subGroup', { title: 'ساعت', parentId: digital.id });
  const { id, version } = await shelf('subGroups', 'ساعت');

  const made = await save('subGroup', { title: 'گوشی', parentId: digital.id });
  const named = await save('subGroup', { id, version, title: 'گوشی' });
  const elsewhere = await save('subGroup', { title: 'گوشی', parentId: used.id });

  expect(made).toMatchObject(twice);
  expect(named).toMatchObject(twice);
  expect(elsewhere.status).toBe(200);
});

test('of two members who make one brand at once the second is refused', async () => {
  const { save } = await aDesk();

  const both = await Promise.all([
    save('brand', { title: 'آوا' }),
    save('brand', { title: 'آوا' }),
  ]);

  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
});

test('a shop that has a brand twice since before gives one of them a mark, and then another title', async () => {
  const { desk, save, shelf } = await aDesk();
  const doubled = [0, 1].map((position) => ({ title: 'آوا', position }));
  await desk.shop.store.db.insertInto('brands').values(doubled).execute();
  const { id, version } = await shelf('brands', 'آوا');

  const marked = await save('brand', { id, version, title: 'آوا', alt: 'نشان' });
  const now = await shelf('brands', 'آوا');
  const named = await save('brand', { id: now.id, version: now.version, title: 'آوای نو' });

  expect([marked.status, named.status]).toEqual([200, 200]);
});
