import { expect, test } from 'vitest';
import { forgetOldSecrets } from '../identity/sessions/forget-old-secrets.ts';
import {
  aDraft,
  aFrontPageDesk,
  looking,
  previewsIn,
  readPage,
  show,
  titlesFor,
  type AtDesk,
} from './front-page-fixtures.ts';

const readPreview = 'GET /v1/ContentManagement/FrontPagePreviews/Read';
const minuteMs = 60_000;

test('a preview ends an hour after the last draft, and then the address is that of any visitor', async () => {
  const at = await aFrontPageDesk();
  const { token, endsAt } = await show(at, await aDraft(at));
  expect(Date.parse(endsAt) - at.desk.shop.clock().getTime()).toBe(60 * minuteMs);
  pass(at, 59 * minuteMs);
  expect(await titlesFor(at, token)).toEqual(['پیش‌نویس']);

  pass(at, minuteMs);

  expect(await titlesFor(at, token)).toEqual([]);
  const told = await at.desk.shop.ask(readPreview, {}, { headers: looking(token) });
  expect(told.body.Value).toBeNull();
  expect(told.headers['cache-control']).toBe('no-store');
  await forgetOldSecrets(at.desk.shop);
  expect(await previewsIn(at)).toEqual([]);
});

test('an address that has ended is not opened again: the next draft gets another one', async () => {
  const at = await aFrontPageDesk();
  const first = await show(at, await aDraft(at));

  const other = await show(at, await aDraft(at, 'دوم'));
  const third = await show(at, await aDraft(at, 'سوم'), first.token);

  expect(new Set([first.token, other.token, third.token]).size).toBe(3);
  expect(await titlesFor(at, first.token)).toEqual([]);
  expect(await titlesFor(at, other.token)).toEqual([]);
  expect(await titlesFor(at, third.token)).toEqual(['سوم']);
});

test.each<[string, (at: AtDesk) => Promise<unknown>]>([
  [
    'is blocked',
    ({ desk: { shop }, keeper }) =>
      shop.store.db
        .updateTable('staff')
        .set({ blocked_at: shop.clock() })
        .where('id', '=', keeper.id)
        .execute(),
  ],
  [
    'may not arrange the front page any more',
    ({ desk: { shop }, keeper }) =>
      shop.store.db
        .updateTable('staff')
        .set({ roles: ['support'] })
        .where('id', '=', keeper.id)
        .execute(),
  ],
  ['leaves the desk', ({ desk, keeper }) => desk.ask('POST /v1/desk/session/sign-out', {}, keeper)],
])('a preview ends when its member %s', async (_what, happen) => {
  const at = await aFrontPageDesk();
  const { token } = await show(at, await aDraft(at));
  expect(await titlesFor(at, token)).toEqual(['پیش‌نویس']);

  await happen(at);

  expect(await titlesFor(at, token)).toEqual([]);
});

test('saving ends the preview, since everybody sees the page now', async () => {
  const at = await aFrontPageDesk();
  const draft = await aDraft(at);
  const { token } = await show(at, draft);
  const { version } = await readPage(at);

  await at.desk.ask('POST /v1/desk/front-page/save', { version, page: draft }, at.keeper);

  const told = await at.desk.shop.ask(readPreview, {}, { headers: looking(token) });
  expect(told.body.Value).toBeNull();
  expect(await titlesFor(at)).toEqual(['پیش‌نویس']);
});

function pass({ desk: { shop } }: AtDesk, ms: number): void {
  shop.setTime(new Date(shop.clock().getTime() + ms));
}
