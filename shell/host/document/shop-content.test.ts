import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contents } from '../host-fixtures.ts';
import { emptyFrame, ShopContent } from './shop-content.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** The content of an API whose answer has these caching headers, and whose changes the host hears. */
async function known(headers: Record<string, string>, { isTold = true } = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(new Response(contents, { headers })),
  );
  const log = { error: vi.fn() };
  const content = new ShopContent({ fetch, isToldOf: () => isTold, log });
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
  'a frame without such a time, whose changes nobody tells, is read again for the next page (%o)',
  async (headers) => {
    const { readings } = await known(headers, { isTold: false });

    vi.advanceTimersByTime(1);
    expect(await readings()).toBe(2);
  },
);

test('while a discount is about to begin, the frame is not read for every page', async () => {
  const { content, readings } = await known({ 'cache-control': 'public, no-cache' });

  vi.advanceTimersByTime(29_000);
  expect(await readings()).toBe(1);
  content.renew();
  expect(await readings()).toBe(2);
});

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

test.each([{ TaxRate: 0, isSaid: true }, { TaxRate: 0, PricesWithTax: false }, { TaxRate: 10 }])(
  'that prices contain the tax is said where none is added, unless the owner sells without it (%o)',
  async ({ isSaid, ...facts }) => {
    const answer = { Value: { BaseInfos: { ShopName: 'Kashi', ...facts }, Groups: [] } };
    const content = new ShopContent({
      fetch: () => Promise.resolve(new Response(JSON.stringify(answer))),
      isToldOf: () => true,
      log: { error: vi.fn() },
    });

    expect((await content.frame())?.pricesWithTax).toBe(isSaid);
  },
);
