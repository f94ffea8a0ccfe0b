import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { expect, test } from 'vitest';
import { aPicture } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';
import { messages } from './messages.ts';

const save = 'POST /v1/desk/pages/save';
const rules = {
  name: 'Rules',
  title: 'قوانین',
  picture: null,
  context: '<p>یک</p>',
  version: null,
};

async function aDesk() {
  const desk = await aDeskOf(await testShop());
  const keeper = await aMember(desk, ['catalogue']);
  const read = async (name: string) =>
    (await desk.ask('GET /v1/desk/pages/one', { name }, keeper)).body.Value;
  /** The answer that shoppers get. */
  const shown = async (SectionNameEN: string) => {
    // Answers are kept for two seconds where no notice clears them sooner.
    desk.shop.setTime(new Date(desk.shop.clock().getTime() + 3000));
    return desk.shop.ask('GET /v1/BasicDefinitions/ShopIntroductions/Find', { SectionNameEN });
  };
  return { desk, keeper, read, shown };
}

test('a shop begins with the pages of its footer, of which none is written', async () => {
  const { desk, keeper, read } = await aDesk();

  const { body } = await desk.ask('GET /v1/desk/pages', {}, keeper);

  expect(body.Value.map(({ path, isWritten, isFixed }) => [path, isWritten, isFixed])).toEqual([
    ['/content/aboutUs', false, true],
    ['/content/rules', false, true],
    ['/content/privacy', false, true],
  ]);
  expect(await read('Rules')).toBeNull();
});

test('what the owner writes is what shoppers read, without what they are never shown', async () => {
  const { desk, keeper, read, shown } = await aDesk();
  expect((await shown('Rules')).status).toBe(404);
  const picture = aPicture('/media/rules');
  const context = '<p onclick="x()">بازگشت تا <b>هفت روز</b></p><script>x()</script>';

  const saved = await desk.ask(save, { ...rules, picture, context }, keeper);

  expect(saved.status).toBe(200);
  expect(saved.body.Value).toMatchObject({ path: '/content/rules', picture });
  expect(saved.body.Value.context).toBe('<p>بازگشت تا <b>هفت روز</b></p>');
  expect(await read('Rules')).toEqual(saved.body.Value);
  expect((await shown('rules')).body.Value).toMatchObject({
    Title: 'قوانین',
    Context: '<p>بازگشت تا <b>هفت روز</b></p>',
    PicPath: expect.stringContaining('/media/rules') as string,
  });
});

test('the owner adds a page, changes it and deletes it, and each change is in the log', async () => {
  const { desk, keeper, read, shown } = await aDesk();
  const added = await desk.ask(save, { ...rules, name: 'size-guide', title: 'اندازه‌ها' }, keeper);
  const { version } = added.body.Value;
  const changed = await desk.ask(
    save,
    { ...rules, name: 'size-guide', title: 'راهنمای اندازه', version },
    keeper,
  );
  expect((await shown('Size-guide')).body.Value.Title).toBe('راهنمای اندازه');

  const deleted = await desk.ask(
    'POST /v1/desk/pages/delete',
    { name: 'size-guide', version: changed.body.Value.version },
    keeper,
  );

  expect(deleted.status).toBe(200);
  expect(await read('size-guide')).toBeNull();
  expect((await shown('size-guide')).status).toBe(404);
  const log = await loggedChanges(desk);
  expect(
    log.flatMap(({ subject, before, after }) => (subject === 'page' ? [[before, after]] : [])),
  ).toMatchObject([
    [null, { title: 'اندازه‌ها' }],
    [{ title: 'اندازه‌ها' }, { title: 'راهنمای اندازه' }],
    [{ title: 'راهنمای اندازه' }, null],
  ]);
});

test('a page that the owner has added stands in the footer if the owner wants, and every page hears of it', async () => {
  const { desk, keeper } = await aDesk();
  await desk.shop.store.db.insertInto('shop_settings').values({ shop_name: 'کاشی' }).execute();
  const heard = new Set<string>();
  desk.shop.changes.onChange((tags) => tags.forEach((tag) => heard.add(tag)));
  const inFooter = async () => {
    desk.shop.setTime(new Date(desk.shop.clock().getTime() + 3000));
    const { body } = await desk.shop.ask('GET /v1/ContentManagement/Contents/Read', {});
    return body.Value.BaseInfos?.FooterPages;
  };
  const page = { ...rules, name: 'size-guide', title: 'راهنمای اندازه' };

  const added = await desk.ask(save, page, keeper);
  expect(await inFooter()).toBeUndefined();
  expect(heard).not.toContain('*');
  const shown = { ...page, footer: 'help' as const };
  const { version } = added.body.Value;
  const placed = await desk.ask(save, { ...shown, version }, keeper);
  expect(placed.body.Value.footer).toBe('help');
  expect(await inFooter()).toEqual([
    { Title: 'راهنمای اندازه', Path: '/content/size-guide', List: 'help' },
  ]);
  await expect.poll(() => [...heard]).toContain('*');
  const deletion = { name: 'size-guide', version: placed.body.Value.version };
  await desk.ask('POST /v1/desk/pages/delete', deletion, keeper);
  expect(await inFooter()).toBeUndefined();
});

test('new words alone of a page in the footer are no news for every page, and its new title is', async () => {
  const { desk, keeper } = await aDesk();
  const page = { ...rules, name: 'faq', footer: 'shop' as const };
  const first = await desk.ask(save, page, keeper);
  await expect.poll(() => first.status).toBe(200);
  const heard: string[] = [];
  desk.shop.changes.onChange((tags) => heard.push(...tags));

  const words = { ...page, context: '<p>دو</p>', version: first.body.Value.version };
  const second = await desk.ask(save, words, keeper);
  await expect.poll(() => heard).toContain('introductions');
  expect(heard).not.toContain('*');
  await desk.ask(save, { ...words, title: 'پرسش‌ها', version: second.body.Value.version }, keeper);

  await expect.poll(() => heard).toContain('*');
});

test('a fixed page stands in the footer once, whatever is sent', async () => {
  const { desk, keeper } = await aDesk();

  const { body } = await desk.ask(save, { ...rules, footer: 'help' }, keeper);

  expect(body.Value.footer).toBe('none');
});

test('of two members who change a page the second is told, and gets the page of the first', async () => {
  const { desk, keeper, read } = await aDesk();
  const { version } = (await desk.ask(save, rules, keeper)).body.Value;
  await desk.ask(save, { ...rules, title: 'نخستین', version }, keeper);

  const second = await desk.ask(save, { ...rules, title: 'دومین', version }, keeper);

  expect(second.status).toBe(409);
  expect(second.body).toMatchObject({
    Message: messages.moved,
    Value: { current: { title: 'نخستین' } },
  });
  expect(await read('Rules')).toMatchObject({ title: 'نخستین' });
});

test('a new page does not overwrite one of the same name, in whatever case that was written', async () => {
  const { desk, keeper, read } = await aDesk();
  await desk.ask(save, rules, keeper);

  const { status, body } = await desk.ask(save, { ...rules, name: 'rules', title: 'دیگر' }, keeper);

  expect(status).toBe(409);
  expect(body.Errors).toEqual([{ Field: 'name', Message: messages.known }]);
  expect(await read('Rules')).toMatchObject({ title: 'قوانین' });
});

test('a page that a colleague has deleted is not made again by a change', async () => {
  const { desk, keeper } = await aDesk();
  const page = { ...rules, name: 'faq' };
  const { version } = (await desk.ask(save, page, keeper)).body.Value;
  await desk.ask('POST /v1/desk/pages/delete', { name: 'faq', version }, keeper);

  const { status, body } = await desk.ask(save, { ...page, version }, keeper);

  expect([status, body.Message, body.Value]).toEqual([409, messages.gone, { current: null }]);
});

test.each(['Rules', 'rules'])('the pages of the footer are not deleted as %s', async (name) => {
  const { desk, keeper, read } = await aDesk();
  const { version } = (await desk.ask(save, rules, keeper)).body.Value;
  expect(await read(name)).toMatchObject({ name: 'Rules', path: '/content/rules' });

  const { status, body } = await desk.ask('POST /v1/desk/pages/delete', { name, version }, keeper);

  expect([status, body.Message]).toEqual([400, messages.fixed]);
  expect(await read('Rules')).not.toBeNull();
});

test.each([
  [
    'no words',
    { context: ' <p>&nbsp;</p><script>x()</script>' },
    'context',
    deskMessages.page.required,
  ],
  ['too many words', { context: 'ب'.repeat(100_001) }, 'context', deskMessages.page.tooLong],
  ['no title', { title: ' ' }, 'title', deskMessages.title.required],
  ['a name with a slash', { name: 'a/b' }, 'name', deskMessages.page.name],
  ['the misspelling of another page', { name: 'abuotus' }, 'name', deskMessages.page.name],
])('a page with %s is refused beside its field', async (_case, wrong, Field, Message) => {
  const { desk, keeper } = await aDesk();

  const { status, body } = await desk.ask(save, { ...rules, ...wrong }, keeper);

  expect(status).toBe(400);
  expect(body.Errors).toEqual([{ Field, Message }]);
});
