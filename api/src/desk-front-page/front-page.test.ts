import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import { expect, test } from 'vitest';
import { aPicture, aProduct } from '../catalogue/catalogue-fixtures.ts';
import { loggedChanges } from '../desk/desk-fixtures.ts';
import {
  aFrontPageDesk,
  aSlide as slide,
  contentsOf,
  inputOf,
  readPage,
} from './front-page-fixtures.ts';
import { messages } from './messages.ts';

const save = 'POST /v1/desk/front-page/save';

test('what is saved at the desk is the front page of the shop', async () => {
  const at = await aFrontPageDesk();
  const first = await aProduct(at.desk.shop, { name: 'یکم' });
  const second = await aProduct(at.desk.shop, { name: 'دوم' });
  const page = await readPage(at);
  const input = inputOf(page);
  input.slides = [slide, { ...slide, title: 'خاموش', isActive: false }, { ...slide, title: 'سوم' }];
  input.banners[3] = { ...slide, picture: aPicture('/media/banner') };
  input.sections = [
    { title: 'تازه‌ها', url: '/filter', productIds: [second.productId, first.productId] },
    { title: 'پرفروش‌ها', url: '', productIds: [first.productId] },
  ];
  input.amazingIds = [first.productId];
  input.suggestedIds = [second.productId, first.productId];

  const saved = await at.desk.ask(save, { version: page.version, page: input }, at.keeper);

  expect(saved.status).toBe(200);
  expect(inputOf(saved.body.Value)).toEqual(input);
  const contents = await contentsOf(at.desk);
  expect(contents.Sliders.map(({ Title }) => Title)).toEqual([slide.title, 'سوم']);
  expect(contents.Banners.flatMap(({ IsActive }, slot) => (IsActive ? [slot] : []))).toEqual([3]);
  expect(
    contents.PromoSectionProducts.map(({ Title, PromProducts }) => [
      Title,
      ...PromProducts.map(({ Name }) => Name),
    ]),
  ).toEqual([
    ['تازه‌ها', 'دوم', 'یکم'],
    ['پرفروش‌ها', 'یکم'],
  ]);
  expect(contents.AmazingOffers.map(({ ProductName }) => ProductName)).toEqual(['یکم']);
  expect(contents.SuggestedProducts.map(({ Name }) => Name)).toEqual(['دوم', 'یکم']);
});

test('what was measured of a picture goes on to the shop, and a ground that is no colour is refused', async () => {
  const at = await aFrontPageDesk();
  const page = await readPage(at);
  const withGround = (Ground: string) => {
    const picture = { ...aPicture('/media/banner'), Ink: 'dark' as const, Ground };
    return { ...inputOf(page), slides: [{ ...slide, picture }] };
  };

  const refused = await at.desk.ask(
    save,
    { version: page.version, page: withGround('url(x)') },
    at.keeper,
  );
  const saved = await at.desk.ask(
    save,
    { version: page.version, page: withGround('#ebb64e') },
    at.keeper,
  );

  expect([refused.status, saved.status]).toEqual([400, 200]);
  const { Sliders } = await contentsOf(at.desk);
  expect(Sliders[0]?.Picture).toMatchObject({ Ink: 'dark', Ground: '#ebb64e' });
});

test('hosts hear of a saved front page, so that they empty the pages that they keep', async () => {
  const at = await aFrontPageDesk();
  const page = await readPage(at);
  const heard = new Set<string>();
  at.desk.shop.changes.onChange((tags) => tags.forEach((tag) => heard.add(tag)));

  await at.desk.ask(
    save,
    { version: page.version, page: { ...inputOf(page), slides: [slide] } },
    at.keeper,
  );

  await expect.poll(() => [...heard]).toContain('contents');
});

test('the log has the parts that were changed, and a page that is saved as it was has none', async () => {
  const at = await aFrontPageDesk();
  const page = await readPage(at);
  const input = { ...inputOf(page), slides: [slide] };

  const saved = await at.desk.ask(save, { version: page.version, page: input }, at.keeper);
  await at.desk.ask(save, { version: saved.body.Value.version, page: input }, at.keeper);

  expect(await loggedChanges(at.desk)).toMatchObject([
    {
      subject: 'front-page',
      subject_id: 'slides',
      before: { slides: [] },
      after: { slides: [slide] },
    },
  ]);
});

test('whoever was overtaken is told so, with the page as it is now, and overwrites nothing', async () => {
  const at = await aFrontPageDesk();
  const page = await readPage(at);
  const mine = { version: page.version, page: { ...inputOf(page), slides: [slide] } };
  const theirs = { ...mine, page: { ...mine.page, slides: [slide, slide] } };

  const answers = await Promise.all([
    at.desk.ask(save, theirs, at.keeper),
    at.desk.ask(save, mine, at.keeper),
  ]);

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.Message).toBe(messages.changedMeanwhile);
  expect(refused?.body.Value).toEqual(await readPage(at));
});

test('a product of the front page that is hidden, or gets another name, takes nobody the save', async () => {
  const at = await aFrontPageDesk();
  const tea = await aProduct(at.desk.shop, { name: 'چای' });
  const empty = await readPage(at);
  const input = { ...inputOf(empty), suggestedIds: [tea.productId] };
  const read = await at.desk.ask(save, { version: empty.version, page: input }, at.keeper);

  await at.desk.ask('POST /v1/desk/goods/hide', { id: tea.productId }, at.keeper);
  await at.desk.shop.store.db
    .updateTable('products')
    .set({ name: 'چای تازه' })
    .where('id', '=', tea.productId)
    .execute();
  const saved = await at.desk.ask(
    save,
    { version: read.body.Value.version, page: { ...input, slides: [slide] } },
    at.keeper,
  );

  expect(saved.status).toBe(200);
  expect(saved.body.Value.suggested).toMatchObject([{ name: 'چای تازه', isHidden: true }]);
});

const { frontPage: sentences } = deskMessages;
const [someSlide, off] = [slide, { ...slide, picture: null, isActive: false }];
const banners = (first: object) => [first, ...Array.from({ length: 11 }, () => off)];

test.each<[what: string, field: string, sentence: string, part: object]>([
  [
    'a link that runs code',
    'slides.0.url',
    sentences.link,
    { slides: [at('javascript:alert(1)')] },
  ],
  ['a link to another host', 'slides.0.url', sentences.link, { slides: [at('//evil.example')] }],
  ['a link without a secure line', 'slides.0.url', sentences.link, { slides: [at('http://a.ir')] }],
  [
    'a banner that is on without a picture',
    'banners.0.picture',
    sentences.pictureNeeded,
    { banners: banners({ ...off, isActive: true }) },
  ],
  ['a product twice', 'amazingIds', sentences.twice, { amazingIds: [1, 1] }],
  ['an unknown product', 'suggestedIds', messages.noProduct, { suggestedIds: [9999] }],
  [
    'a sixth row of goods',
    'sections',
    sentences.sections,
    { sections: Array.from({ length: 6 }, () => ({ title: 'ا', url: '', productIds: [] })) },
  ],
])('%s is refused beside its field, and nothing is saved', async (_what, field, sentence, part) => {
  const there = await aFrontPageDesk();
  const page = await readPage(there);

  const answer = await there.desk.send('POST', '/v1/desk/front-page/save', {
    cookie: there.keeper.cookie,
    payload: { version: page.version, page: { ...inputOf(page), ...part } },
  });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ Errors: [{ Field: `page.${field}`, Message: sentence }] });
  expect(await readPage(there)).toEqual(page);
});

test('a picture that lies elsewhere is not taken', async () => {
  const there = await aFrontPageDesk();
  const page = await readPage(there);
  const slides = [{ ...slide, picture: aPicture('https://evil.example/picture') }];

  const answer = await there.desk.ask(
    save,
    { version: page.version, page: { ...inputOf(page), slides } },
    there.keeper,
  );

  expect(answer.status).toBe(400);
});

function at(url: string) {
  return { ...someSlide, url };
}
