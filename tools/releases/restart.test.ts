import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { registryIn } from '../../shell/releases/registry/registry-in.ts';
import { aShop, type RestartedShop } from './restart-fixtures.ts';

test('a start makes live what the checkout has, newer code and older code alike', () => {
  const { builds, start, entry } = aShop();

  for (const version of ['2', '1']) {
    builds(version);
    start();
    expect(entry()?.version).toBe(version);
  }
});

test('what was rolled back stays rolled back over a start', async () => {
  const { builds, start, store, entry } = aShop();
  builds('2');
  start();
  await changeRegistry(store, [{ name: 'mf-x', version: '1', action: 'rollback' }]);

  start();

  expect(entry()?.version).toBe('1');
  builds('3');
  start();
  expect(entry()?.version).toBe('3');
});

test.each([
  ['a start', async ({ start }: RestartedShop) => start()],
  [
    'a canary',
    async ({ release, store }: RestartedShop) => {
      await release({ percent: 10 });
      await changeRegistry(store, [{ name: 'mf-x', version: '2', action: 'promote' }]);
    },
  ],
])(
  'after a version from before notes of builds was back for a while, a start makes live again what %s had made live',
  async (_what, makesLive) => {
    const shop = aShop();
    shop.builds('2');
    await makesLive(shop);
    const older = { name: 'mf-x', version: '1' };
    await changeRegistry(shop.store, [{ ...older, action: 'release' }]);
    const switched = { ...older, action: 'switch', settings: { deadlineMs: 900 } } as const;
    await changeRegistry(shop.store, [switched]);

    shop.start();

    expect(shop.entry()?.version).toBe('2');
  },
);

test('a canary goes on over a start', async () => {
  const { builds, release, start, entry } = aShop();
  builds('2');
  await release({ percent: 10 });

  start();

  expect(entry()).toMatchObject({ version: '1', canary: { version: '2', percent: 10 } });
});

test('a canary that was taken back does not come back for everyone with a start', async () => {
  const { builds, release, start, store, entry } = aShop();
  builds('2');
  await release({ percent: 10 });
  const end = { name: 'mf-x', version: '2', action: 'rollback', percent: null } as const;
  await changeRegistry(store, [{ ...end, by: 'host' }]);

  start();

  expect(entry()).toEqual({ version: '1', serverRender: true, deadlineMs: 800 });
});

test('what was uploaded alone is live for nobody after a start', async () => {
  const { builds, release, start, entry } = aShop();
  builds('2');
  await release({ percent: null, alias: 'pr-12' });

  start();

  expect(entry()?.version).toBe('1');
});

test.each([
  ['a new version', 'mf-x', '1'],
  ['a new remote', 'mf-new', undefined],
])('%s that the gate has refused is not live after a start either', async (_what, name, live) => {
  const { builds, release, start, entry } = aShop();
  builds('2', name);
  const refused = release({ judge: () => Promise.reject(new Error('The gate refuses')) }, name);
  await expect(refused).rejects.toThrow('The gate refuses');

  start();

  expect(entry(name)?.version).toBe(live);
});

test('a start with an empty registry makes everything live, whatever was decided on', () => {
  const { folder, start, entry } = aShop();
  rmSync(path.join(folder, 'registry.json'));

  start();

  expect(entry()?.version).toBe('1');
});

test('a retired remote comes back with no start, even with new sources', async () => {
  const { builds, start, store, entry } = aShop();
  await changeRegistry(store, [{ name: 'mf-x', version: '1', action: 'retire' }]);

  start();
  builds('2');
  start();

  expect(entry()).toBeUndefined();
});

test('a retired remote whose new sources a start has met comes back with them by a command, and goes on as any other', async () => {
  const { builds, start, store, entry } = aShop();
  await changeRegistry(store, [{ name: 'mf-x', version: '1', action: 'retire' }]);
  builds('2');
  start();
  await changeRegistry(store, [{ name: 'mf-x', version: '1', action: 'rollback' }]);

  start();

  expect(entry()?.version).toBe('2');
});

test.each([
  ['missing, as in a shop that was set up before there was one', (file: string) => rmSync(file)],
  ['cut off', (file: string) => writeFileSync(file, '{"shell": "1", "mf-')],
])(
  'where the note is %s, a start makes nothing live that was rolled back or taken back, and makes new code live',
  async (_what, spoil) => {
    const { builds, release, start, store, folder, entry } = aShop();
    builds('2');
    await release();
    await changeRegistry(store, [{ name: 'mf-x', version: '1', action: 'rollback' }]);
    builds('2', 'mf-y');
    await release({}, 'mf-y');
    builds('3', 'mf-y');
    await release({ percent: 10 }, 'mf-y');
    const end = { name: 'mf-y', version: '3', action: 'rollback', percent: null } as const;
    await changeRegistry(store, [{ ...end, by: 'host' }]);
    builds('2', 'shell');
    spoil(path.join(folder, 'checkout.json'));

    start();

    expect([entry('shell'), entry(), entry('mf-y')].map((each) => each?.version)).toEqual([
      '2',
      '1',
      '2',
    ]);
    const note: unknown = JSON.parse(readFileSync(path.join(folder, 'checkout.json'), 'utf8'));
    expect(note).toEqual({ shell: '2', 'mf-x': '2', 'mf-y': '3' });
  },
);

test.each([
  ['were lost', 'mf-x/1', (folder: string) => rmSync(folder, { recursive: true })],
  ['a power cut has emptied', 'mf-x/1/web/hello.js', (file: string) => truncateSync(file)],
])(
  'a start brings back the files of a live release that %s, and changes nothing else',
  (_how, place, damage) => {
    const { folder, start } = aShop();
    const before = registryIn(folder);
    damage(path.join(folder, place));

    start();

    expect(readFileSync(path.join(folder, 'mf-x/1/web/hello.js'), 'utf8')).not.toBe('');
    expect(registryIn(folder)).toEqual(before);
  },
);
