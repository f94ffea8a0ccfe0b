import { expect, onTestFinished, test } from 'vitest';
import { openApi } from './recorded-api.ts';
import type { RecordedShop } from './recorded-shop.ts';
import { Recording } from './recording.ts';

const ask = (url: string) => ({
  url,
  method: 'GET',
  authorization: undefined,
  isFailing: false,
});

async function aRecording(
  body: (url: string) => unknown = (url) => url,
  kept: RecordedShop | null = null,
) {
  const api = await openApi(({ url }) => Promise.resolve({ status: 200, body: body(url) }));
  onTestFinished(() => api.close());
  return new Recording(api.url, {
    token: 'customer',
    newcomer: 'newcomer',
    names: { 'recorded-cart': 'dgKu6pOp' },
    kept,
  });
}

test('what one remote asks alone is its own to keep, and what several ask or the shell is the shell’s', async () => {
  const recording = await aRecording();
  await recording.answer(ask('/v1/menu'));
  recording.visits('mf-x');
  for (const url of ['/v1/menu', '/v1/cart', '/v1/x']) await recording.answer(ask(url));
  recording.visits('mf-y');
  for (const url of ['/v1/cart', '/v1/y']) await recording.answer(ask(url));

  expect(recording.owners()).toEqual(['mf-x', 'mf-y', 'shell']);
  expect(Object.keys(recording.shopOf('mf-x').guest)).toEqual(['/v1/x']);
  expect(Object.keys(recording.shopOf('shell').guest)).toEqual(['/v1/menu', '/v1/cart']);
});

test('where one remote is recorded alone, what the shell keeps already stays the shell’s', async () => {
  const menu = { status: 200, body: 'the menu' };
  const kept = { guest: { '/v1/menu': menu }, customer: {}, newcomer: {} };
  const recording = await aRecording((url) => url, kept);
  recording.visits('mf-x');
  for (const url of ['/v1/menu', '/v1/x']) await recording.answer(ask(url));

  expect(Object.keys(recording.shopOf('mf-x').guest)).toEqual(['/v1/x']);
});

test('a recording without news is the same as the last', async () => {
  const recording = await aRecording((url) => ({ url, hash: 'dgKu6pOp', at: new Date() }));

  const { body } = await recording.answer(ask('/v1/cart?Hash=recorded-cart'));

  expect(body).toEqual({
    url: '/v1/cart?Hash=recorded-cart',
    hash: 'recorded-cart',
    at: '2026-01-15T08:30:00.000Z',
  });
});
