import { previewHeader } from '@kashi/contracts/front-page-preview';
import { expect, test } from 'vitest';
import { aPicture, aProduct } from '../catalogue/catalogue-fixtures.ts';
import { aMember, loggedChanges } from '../desk/desk-fixtures.ts';
import { aCustomer } from '../identity/identity-fixtures.ts';
import {
  aDraft,
  aFrontPageDesk,
  aSlide,
  contentsOf,
  looking,
  previewsIn,
  readPage,
  show,
  titlesFor,
  type AtDesk,
} from './front-page-fixtures.ts';
import { messages } from './messages.ts';

const preview = 'POST /v1/desk/front-page/preview';
const save = 'POST /v1/desk/front-page/save';
const readContents = 'GET /v1/ContentManagement/Contents/Read';
const readPreview = 'GET /v1/ContentManagement/FrontPagePreviews/Read';

test('a draft is shown to whoever has its address exactly as saving it would show it, and to nobody else', async () => {
  const at = await aFrontPageDesk();
  const teapot = await aProduct(at.desk.shop, { name: 'قوری' });
  const cup = await aProduct(at.desk.shop, { name: 'فنجان' });
  const draft = await aDraft(at);
  draft.slides.push({ ...aSlide, title: 'خاموش', isActive: false });
  draft.banners[3] = { ...aSlide, title: '', picture: aPicture('/media/banner') };
  draft.sections = [
    { title: 'تازه‌ها', url: '', productIds: [cup.productId, teapot.productId] },
    { title: 'همه', url: '/filter', productIds: [teapot.productId] },
  ];
  draft.amazingIds = [teapot.productId];
  draft.suggestedIds = [cup.productId, teapot.productId];
  const before = await contentsOf(at.desk);
  const page = await readPage(at);

  const { token } = await show(at, draft);

  const shown = await contentsOf(at.desk, looking(token));
  expect(shown.Sliders.map(({ Title }) => Title)).toEqual(['پیش‌نویس']);
  expect(await contentsOf(at.desk)).toEqual(before);
  expect(await readPage(at)).toEqual(page);
  await at.desk.ask(save, { version: page.version, page: draft }, at.keeper);
  expect(await contentsOf(at.desk)).toEqual(shown);
});

test('a preview is no change of the shop: hosts hear of nothing, and the log has no entry', async () => {
  const at = await aFrontPageDesk();
  const { shop } = at.desk;
  const { productId } = await aProduct(shop, { name: 'قوری' });
  const draft = await aDraft(at);
  await expectHeard(shop, { productId, name: 'قوری چینی' });
  const heard: string[] = [];
  shop.changes.onChange((tags) => heard.push(...tags));

  await show(at, draft);
  // Notices come in order, so whatever the preview had told would be heard before this one.
  await expectHeard(shop, { productId, name: 'قوری گلی' });

  expect([...new Set(heard)]).toEqual([`product-${productId}`]);
  expect(await loggedChanges(at.desk)).toEqual([]);
});

test('an answer with a draft is kept nowhere, neither in the shop nor on the way', async () => {
  const at = await aFrontPageDesk();
  const { shop } = at.desk;
  const { token } = await show(at, await aDraft(at));
  const titlesOf = ({ body }: { body: { Value: { Sliders: { Title: string }[] } } }) =>
    body.Value.Sliders.map(({ Title }) => Title);

  const guest = await shop.ask(readContents, {});
  const looked = await shop.ask(readContents, {}, { headers: looking(token) });
  const again = await shop.ask(readContents, {});

  expect([guest, looked, again].map(titlesOf)).toEqual([[], ['پیش‌نویس'], []]);
  expect(looked.headers['cache-control']).toBe('no-store');
  expect(looked.headers).not.toHaveProperty('etag');
  expect(looked.headers).not.toHaveProperty('kashi-tags');
  const known = { ...looking(token), 'if-none-match': String(guest.headers['etag']) };
  expect((await shop.ask(readContents, {}, { headers: known })).status).toBe(200);
});

test('the next draft is shown at the same address, and an open page can tell it from the one before', async () => {
  const at = await aFrontPageDesk();
  const versionOf = async (token: string) =>
    (await at.desk.shop.ask(readPreview, {}, { headers: looking(token) })).body.Value?.Version;
  const draft = await aDraft(at);
  const first = await show(at, draft);
  const firstVersion = await versionOf(first.token);

  const same = await show(at, draft, first.token);
  const sameVersion = await versionOf(first.token);
  const second = await show(at, await aDraft(at, 'دوم'), first.token);

  expect([same.address, second.address]).toEqual([first.address, first.address]);
  expect(first.address).toBe(`http://127.0.0.1:3000/preview/${first.token}`);
  expect(await titlesFor(at, first.token)).toEqual(['دوم']);
  expect(sameVersion).toBe(firstVersion);
  expect(await versionOf(first.token)).not.toBe(firstVersion);
});

test('two members look at their own drafts at once, and no token opens the preview of another', async () => {
  const at = await aFrontPageDesk();
  const other = { ...at, keeper: await aMember(at.desk, ['owner']) };
  const mine = await show(at, await aDraft(at, 'از من'));

  const theirs = await show(other, await aDraft(at, 'از دیگری'), mine.token);

  expect(theirs.token).not.toBe(mine.token);
  expect(await titlesFor(at, mine.token)).toEqual(['از من']);
  expect(await titlesFor(at, theirs.token)).toEqual(['از دیگری']);
});

test('the store keeps the hash of a token, never the token', async () => {
  const at = await aFrontPageDesk();

  const { token } = await show(at, await aDraft(at));

  const [row] = await previewsIn(at);
  expect(row?.token_hash).toHaveLength(32);
  expect(JSON.stringify({ ...row, hash: row?.token_hash.toString() })).not.toContain(token);
});

test('a customer who looks at a draft is greeted by name, and learns nothing about others', async () => {
  const at = await aFrontPageDesk();
  const { token: customer } = await aCustomer(at.desk.shop);
  const { token } = await show(at, await aDraft(at));
  const asked = { token: customer, headers: looking(token) };

  const { body } = await at.desk.shop.ask(readContents, {}, asked);

  expect(body.Value).toMatchObject({ IsUserLogined: true, Sliders: [{ Title: 'پیش‌نویس' }] });
});

test.each(['', 'x', 'x'.repeat(43), `${'x'.repeat(43)}, ${'x'.repeat(43)}`, '«»'.repeat(9)])(
  'the token %j is nobody’s: the answer is that of any visitor',
  async (token) => {
    const at = await aFrontPageDesk();
    await show(at, await aDraft(at));

    const headers = { [previewHeader]: Buffer.from(token).toString('latin1') };
    const answer = await at.desk.shop.ask(readContents, {}, { headers });

    expect(answer.status).toBe(200);
    expect(answer.body.Value.Sliders).toEqual([]);
    expect(answer.headers['cache-control']).toMatch(/^public/);
  },
);

test('a draft is checked as a saved page is, and a refused one leaves the preview as it was', async () => {
  const at = await aFrontPageDesk();
  const draft = await aDraft(at);
  const { token } = await show(at, draft);
  const wrong = [
    { ...draft, suggestedIds: [9999] },
    { ...draft, slides: [{ ...aSlide, url: 'javascript:alert(1)' }] },
  ];

  const answers = await Promise.all(
    wrong.map((page) => at.desk.ask(preview, { page, token }, at.keeper)),
  );

  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect(answers[0]?.body).toMatchObject({
    Errors: [{ Field: 'page.suggestedIds', Message: messages.noProduct }],
  });
  expect(answers[1]?.body).toMatchObject({ Errors: [{ Field: 'page.slides.0.url' }] });
  expect(await titlesFor(at, token)).toEqual(['پیش‌نویس']);
});

/** Renames a product, and waits until the notice of it has come. */
async function expectHeard(
  { store, changes }: AtDesk['desk']['shop'],
  { productId, name }: { productId: number; name: string },
): Promise<void> {
  const heard: string[] = [];
  const stop = changes.onChange((tags) => heard.push(...tags));
  await store.db.updateTable('products').set({ name }).where('id', '=', productId).execute();
  await expect.poll(() => heard).toContain(`product-${productId}`);
  stop();
}
