import { expect, test, vi } from 'vitest';
import { testShop } from '../../testing/test-shop.ts';

const metricsToken = 'a-token-of-the-operator';

test('an operator on this machine reads memory, event loop lag and store timings', async () => {
  const shop = await testShop();
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  await shop.store.transaction((tx) => tx.selectFrom('products').select('id').execute());

  const { statusCode, body } = await shop.askAnything('GET', '/metrics');

  expect(statusCode).toBe(200);
  expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(body).toMatch(/^nodejs_heap_size_used_bytes \d+/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  for (const work of ['connection', 'statement', 'commit']) {
    expect(body).toMatch(
      new RegExp(`^kashi_store_seconds_count{work="${work}",outcome="done"} [1-9]`, 'm'),
    );
  }
  // Work of the shop's own, such as that of its start, may want one for a moment.
  await vi.waitFor(async () =>
    expect((await shop.askAnything('GET', '/metrics')).body).toContain(
      'kashi_store_connections{state="wanted"} 0',
    ),
  );
});

test('a statement that the store refuses counts as failed', async () => {
  const { store, askAnything } = await testShop();
  // The store has served other tests before, so counts are compared with an earlier reading.
  const failedSoFar = async () => {
    const { body } = await askAnything('GET', '/metrics');
    return Number(
      /kashi_store_seconds_count\{work="statement",outcome="failed"\} (\d+)/.exec(body)?.[1],
    );
  };
  const before = (await failedSoFar()) || 0;
  await store.db
    .selectFrom('no_table' as 'products')
    .select('id')
    .execute()
    .catch(() => undefined);

  expect(await failedSoFar()).toBe(before + 1);
});

test.each([
  ['without the token', {}, 404],
  ['with a wrong one', { authorization: 'Bearer a-token-of-the-attacker' }, 404],
  ['with the token', { authorization: `Bearer ${metricsToken}` }, 200],
])('from another machine, %s, the answer is %s', async (_who, headers, status) => {
  const { askAnything } = await testShop({ environment: { KASHI_METRICS_TOKEN: metricsToken } });

  const answer = await askAnything('GET', '/metrics', { address: '203.0.113.7', headers });

  expect(answer.statusCode).toBe(status);
});

test('if no token is set, no token is accepted', async () => {
  const { askAnything } = await testShop();

  const answer = await askAnything('GET', '/metrics', {
    address: '203.0.113.7',
    headers: { authorization: 'Bearer undefined' },
  });

  expect(answer.statusCode).toBe(404);
});
