import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment } from '../../settings/environment.ts';
import { testShop } from '../../testing/test-shop.ts';
import { aValkey, hasValkey } from '../../testing/valkey-server.ts';

/** Two processes of one shop; each call returns how often a shopper has called within the minute, as that process counts. */
async function twoProcessesOn(KASHI_VALKEY_URL: string) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const environment = { KASHI_VALKEY_URL };
  const one = await testShop({ environment });
  const other = await testShop({ environment, store: one.store });
  const countAt =
    ({ askAnything }: typeof one) =>
    async (address = '203.0.113.7') => {
      const answer = await askAnything('GET', '/v1/openapi.json', { address });
      expect(answer.statusCode).toBe(200);
      return 1200 - Number(answer.headers['x-ratelimit-remaining']);
    };
  const [countHere, countThere] = [countAt(one), countAt(other)];
  /** Waits until both processes count together, with calls of other addresses. */
  const together = () =>
    vi.waitFor(async () => {
      strangers += 1;
      const stranger = `198.51.100.${strangers}`;
      await countHere(stranger);
      expect(await countThere(stranger)).toBe(2);
    }, 20_000);
  return { countHere, countThere, together, log };
}

let strangers = 0;

test.skipIf(!hasValkey)('an address has one limit for all processes together', async () => {
  const { url } = await aValkey();
  const { countHere, countThere, together } = await twoProcessesOn(url);
  await together();

  expect([await countHere(), await countThere(), await countHere()]).toEqual([1, 2, 3]);
  expect(await countThere('203.0.113.8')).toBe(1);
});

test.skipIf(!hasValkey)(
  'while the server is away each process counts alone and says so once, then all count together again',
  async () => {
    const valkey = await aValkey();
    const { countHere, countThere, together, log } = await twoProcessesOn(valkey.url);
    await together();
    log.mockClear();

    await valkey.end();
    const alone = [await countHere(), await countHere(), await countThere()];
    await valkey.begin();

    expect(alone).toEqual([1, 2, 1]);
    await together();
    // Each process writes one line.
    expect(log).toHaveBeenCalledTimes(2);
  },
);

test.skipIf(!hasValkey)('a server that hangs delays no call', async () => {
  const valkey = await aValkey();
  const { countHere, together } = await twoProcessesOn(valkey.url);
  await together();

  valkey.freeze();
  const begunAt = performance.now();
  const counts = [];
  for (let calls = 0; calls < 50; calls += 1) counts.push(await countHere());

  expect(counts.at(-1)).toBe(50);
  // Without the pause, each of the fifty calls would have waited for its own timeout.
  expect(performance.now() - begunAt).toBeLessThan(5000);
});

test('an invalid server address is refused at the start', () => {
  expect(() => readEnvironment({ KASHI_VALKEY_URL: 'http://valkey.example' })).toThrow(
    'KASHI_VALKEY_URL',
  );
});
