import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

const product = { remote: 'mf-product', version: '1', team: 'product' };

test("the server's work is counted under its remote, version and team", async () => {
  const metrics = new Metrics();
  metrics.know(product);

  metrics.noteServer(
    'mf-product@1',
    { kind: 'page', remote: 'mf-product', name: 'mf-product/product' },
    { failed: true, ms: 30 },
  );

  expect(await metrics.registry.metrics()).toContain(
    'kashi_server_seconds_count{kind="page",name="mf-product/product",outcome="failed",remote="mf-product",version="1",team="product"} 1',
  );
});

test('a stray error does not count as a failed render', async () => {
  const metrics = new Metrics();
  metrics.know(product);

  const stray = { kind: 'stray', remote: 'mf-product', name: 'mf-product' } as const;
  metrics.noteServer('mf-product@1', stray, { failed: true, ms: 0 });

  const text = await metrics.registry.metrics();
  expect(text).toContain('kashi_server_seconds_count{kind="stray"');
  expect(text).not.toContain('kashi_release_recent{');
});

test('ten places of errors are told apart on each side of a release, and are dropped with it', async () => {
  const metrics = new Metrics();
  metrics.know(product);
  for (let line = 1; line <= 30; line += 1) {
    metrics.noteError('mf-product@1', 'browser', `mf-product/src/any.ts:${line}:1`);
  }
  metrics.noteError('mf-product@1', 'server', 'mf-product/src/any.ts:99:1');
  metrics.noteError('mf-evil@1', 'browser', 'mf-evil/src/any.ts:1:1');

  const placesIn = async () =>
    (await metrics.registry.metrics()).match(/^kashi_errors_by_place_total{.*$/gm) ?? [];
  expect(await placesIn()).toHaveLength(11);
  expect((await placesIn()).join()).toContain('side="server",at="mf-product/src/any.ts:99"');

  for (let version = 2; version <= 41; version += 1) {
    metrics.know({ ...product, version: String(version) });
  }
  expect(await placesIn()).toEqual([]);
});

test("a browser's report about releases that it never got is not counted", async () => {
  const metrics = new Metrics();
  metrics.know(product);

  metrics.noteBrowser('mf-product@1', 'tileLcpMs', 800);
  metrics.noteBrowser('mf-product@1', 'errors', 1);
  metrics.noteBrowser('mf-evil@1', 'errors', 1);

  const text = await metrics.registry.metrics();
  expect(text).toContain(
    'kashi_browser_seconds_sum{measure="tileLcp",remote="mf-product",version="1",team="product"} 0.8',
  );
  expect(text).toContain(
    'kashi_browser_errors_total{remote="mf-product",version="1",team="product"} 1',
  );
  expect(text).not.toContain('mf-evil');
});

test('of 500 releases only those served lately are told apart, and the others are dropped', async () => {
  const metrics = new Metrics();

  for (let version = 1; version <= 500; version++) {
    const labels = { ...product, version: String(version) };
    metrics.know(labels);
    metrics.noteBrowser(`mf-product@${version}`, 'errors', 1);
    metrics.noteBrowser(`mf-product@${version}`, 'loadMs', 1);
  }

  const text = await metrics.registry.metrics();
  expect(text).toContain('version="500"');
  expect(text).toContain('version="461"');
  expect(text).not.toContain('version="460"');
});
