import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contents } from '../host-fixtures.ts';
import { emptyFrame, ShopContent } from './shop-content.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** The content of an API whose answer has these caching headers. */
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

test("the shop's frame is read again after the time that the API allows", async () => {
  const { readings } = await known({ 'cache-control': 'public, max-age=30' });

  vi.advanceTimersByTime(29_000);
  expect(await readings()).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(await readings()).toBe(2);
});

test.each([{ 'cache-control': 'public, no-cache' }, {}])(
  'a frame without such a time is read again for the next page (%o)',
  async (headers) => {
    const { readings } = await known(headers);

    vi.advanceTimersByTime(1);
    expect(await readings()).toBe(2);
  },
);

test('a notice has the frame read before its time', async () => {
  const { content, readings } = await known({ 'cache-control': 'public, max-age=30' });

  content.renew();
  expect(await readings()).toBe(2);
});

test('a frame that has not changed stays the same object', async () => {
  const { content } = await known({ 'cache-control': 'public, max-age=30' });
  const frame = (await content.frame()) ?? emptyFrame;

  content.renew();
  expect(content.isCurrent(frame)).toBe(false);
  await content.frame();

  await expect.poll(() => content.isCurrent(frame)).toBe(true);
});
