import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contents } from '../host-fixtures.ts';
import { emptyFrame, ShopContent } from './shop-content.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Of an API that says this of how long its answer may be kept. */
async function known(headers: Record<string, string>) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(contents, { headers })),
  );
  const log = { error: vi.fn() };
  const content = new ShopContent({ fetch, isToldOf: () => true, log });
  await content.frame();
  const readings = async () => {
    await content.frame();
    return fetch.mock.calls.length;
  };
  return { content, readings };
}

test('the face of the shop is read anew once the time is over that the API gives it', async () => {
  const { readings } = await known({ 'cache-control': 'public, max-age=30' });

  vi.advanceTimersByTime(29_000);
  expect(await readings()).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(await readings()).toBe(2);
});

test.each([{ 'cache-control': 'public, no-cache' }, {}])(
  'one without such a time is read anew for the next page (%o)',
  async (headers) => {
    const { readings } = await known(headers);

    vi.advanceTimersByTime(1);
    expect(await readings()).toBe(2);
  },
);

test('a notice comes before its time', async () => {
  const { content, readings } = await known({ 'cache-control': 'public, max-age=30' });

  content.renew();
  expect(await readings()).toBe(2);
});

test('a face that is read anew and has not changed is the same one', async () => {
  const { content } = await known({ 'cache-control': 'public, max-age=30' });
  const frame = (await content.frame()) ?? emptyFrame;

  content.renew();
  expect(content.isCurrent(frame)).toBe(false);
  await content.frame();

  await expect.poll(() => content.isCurrent(frame)).toBe(true);
});
