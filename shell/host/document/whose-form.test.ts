import { expect, test, vi } from 'vitest';
import { composePage } from './compose-page.ts';
import { aSet } from './compose-fixtures.ts';
import { aHost, fromShop, type TakeForm } from './form-host-fixtures.ts';
import { emptyFrame } from './shop-content.ts';
import { plainSessionOf } from '../plain-session/plain-session.ts';

const sara = 'kashi-customer=saras-mark-00000';
const mina = 'kashi-customer=minas-mark-00000';

test.each([
  ['her own', sara, { typed: { a: '1' }, to: '/saved' }],
  ["another customer's, who has signed in since", mina, { typed: undefined, to: '/login' }],
  ['nobody, since she has signed out', '', { typed: undefined, to: '/login' }],
])('a form that Sara has filled in is %s', async (_whose, cookie, { typed, to }) => {
  const takeForm = vi.fn<TakeForm>(() => Promise.resolve({ to: '/saved', cookies: [] }));
  const { post } = await aHost({ takeForm });
  const headers = { ...fromShop, cookie: `kashi-session=abc-1; ${cookie}` };

  const answer = await post('/login', headers, `${sara}&a=1`);

  expect(takeForm.mock.calls[0]?.[1].form).toEqual(typed);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, to]);
});

test.each([
  ['says whose it is', `kashi-session=abc-1; ${sara}`, true],
  ['says nothing to a guest who was a customer', sara, false],
  [
    'says nothing where the mark is none of ours',
    'kashi-session=abc-1; kashi-customer="><b>',
    false,
  ],
])("each form of a customer's page %s", async (_what, cookie, isMarked) => {
  const html = '<form method="post" action="/x"></form><form></form><form method="post"></form>';
  const set = aSet({
    plain: ['hello'],
    renderPlain: () => Promise.resolve({ head: { title: 'Hello' }, html }),
  });

  const composed = await composePage({
    set,
    frame: emptyFrame,
    url: '/hello?form=again',
    origin: 'https://shop.test',
    cookies: {},
    session: plainSessionOf(cookie),
    fetch,
    report: vi.fn(),
  });

  const field = '<input type="hidden" name="kashi-customer" value="saras-mark-00000">';
  const marked = `<form method="post" action="/x">${field}</form><form></form><form method="post">${field}</form>`;
  expect(composed.kind === 'document' && String(composed.html.bytes())).toContain(
    isMarked ? marked : html,
  );
});
