import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { logJudgement } from '../../shell/releases/judgements.ts';
import { readHistory } from '../../shell/releases/history.ts';
import { uploads } from '../../shell/releases/mirror/mirror-fixtures.ts';
import { prune } from '../../shell/releases/prune.ts';
import { registryIn } from '../../shell/releases/registry/registry-in.ts';
import { overtaken } from '../../shell/releases/overtaken-fixtures.ts';
import { releasesIn } from '../../shell/releases/releases-here.ts';
import { canaryStep, changeCanary } from './canary.ts';
import { canariesTable } from './remotes.ts';
import { rollBack } from './rollback.ts';

/** A folder where `mf-x` was released as 1 and then 2, with 3 beside it for some of the visitors. */
async function aCanary({ percent = 10 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-canary-'));
  const releases = releasesIn(folder);
  const { store } = releases;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = 'mf-x';
  for (const version of ['1', '2', '3']) await uploads(releases, name, version);
  await changeRegistry(store, [{ name, version: '1', action: 'release' }]);
  await changeRegistry(store, [{ name, version: '2', action: 'release' }]);
  await changeRegistry(store, [{ name, version: '3', action: 'canary', percent }]);
  return {
    folder,
    releases,
    store,
    entry: () => registryIn(folder).releases[name],
    last: async () => (await readHistory(store)).at(-1),
  };
}

test('a canary stands beside the live version, which stays as it is', async () => {
  const { entry, last } = await aCanary();

  expect(entry()).toMatchObject({ version: '2', canary: { version: '3', percent: 10 } });
  expect(await last()).toMatchObject({ action: 'canary', version: '3', from: '2', percent: 10 });
});

test('a canary is left to the hosts from where it is, and taken back into hands by a number', async () => {
  const { store, entry } = await aCanary();
  const since = entry()?.canary?.since;

  expect(await changeCanary(store, 'mf-x', 'auto')).toBe(
    'mf-x@3 is a canary for 10 of 100 visitors, then more by itself',
  );
  expect(entry()?.canary).toEqual({ version: '3', percent: 10, since, promotes: true });

  await changeCanary(store, 'mf-x', '10');
  expect(entry()?.canary).toMatchObject({ version: '3', percent: 10 });
  expect(entry()?.canary?.promotes).toBeUndefined();
  await changeCanary(store, 'mf-x', 'cookie');
  await changeCanary(store, 'mf-x', 'auto');
  expect(entry()?.canary).toMatchObject({ percent: 1, promotes: true });
  expect(entry()?.canary?.since).toBeGreaterThan(since ?? 0);
});

test('a canary that promotes itself is shown to more visitors by hand, and goes on by itself from there', async () => {
  const { store, entry } = await aCanary({ percent: 1 });

  expect(await changeCanary(store, 'mf-x', '10', true)).toBe(
    'mf-x@3 is a canary for 10 of 100 visitors, then more by itself',
  );

  expect(entry()?.canary).toMatchObject({ version: '3', percent: 10, promotes: true });
});

test('a number begins the present step anew as well, so that hosts show a canary again that they have taken back', async () => {
  const { store, entry } = await aCanary();
  const since = entry()?.canary?.since ?? 0;

  await changeCanary(store, 'mf-x', '10');

  expect(entry()?.canary).toEqual({ version: '3', percent: 10, since: since + 1 });
});

test('it is shown to more visitors, and goes live for all of them', async () => {
  const { store, entry, last } = await aCanary();

  expect(await changeCanary(store, 'mf-x', '50')).toBe('mf-x@3 is a canary for 50 of 100 visitors');
  expect(entry()?.canary?.percent).toBe(50);
  expect(await changeCanary(store, 'mf-x', '100')).toBe('Live: mf-x@3');

  expect(entry()).toEqual({ version: '3', serverRender: true, deadlineMs: 800 });
  expect(await last()).toMatchObject({ action: 'promote', version: '3', from: '2' });
});

test('a canary that a host has taken back meanwhile is shown to no visitor again', async () => {
  const { releases, store, entry } = await aCanary();
  const stop = { name: 'mf-x', version: '3', action: 'rollback', percent: null } as const;

  for (const wanted of ['50', '100']) {
    const late = overtaken(releases, () => changeRegistry(store, [{ ...stop, by: 'host' }]));
    await expect(changeCanary(late.store, 'mf-x', wanted)).rejects.toThrow(
      'mf-x@3 is a canary no more',
    );
    expect(entry()).toEqual({ version: '2', serverRender: true, deadlineMs: 800 });
    await changeRegistry(store, [{ ...stop, action: 'canary', percent: 10 }]);
  }
});

test('it is taken away by hand or by a host, once, and the history says by whom and why', async () => {
  const { store, entry, last } = await aCanary();
  const stop = { name: 'mf-x', version: '3', action: 'rollback', percent: null } as const;

  await changeRegistry(store, [{ ...stop, by: 'host', reason: 'errors 20 %, before 0 %' }]);

  expect(entry()).toEqual({ version: '2', serverRender: true, deadlineMs: 800 });
  expect(await last()).toMatchObject({
    action: 'rollback',
    version: '2',
    from: '3',
    by: 'host',
    reason: 'errors 20 %, before 0 %',
  });
  expect(await changeRegistry(store, [stop])).toEqual([]);
  await expect(changeCanary(store, 'mf-x', 'stop')).rejects.toThrow('mf-x has no canary');
});

test('a release ends the canary, which was compared with something else', async () => {
  const { store, entry } = await aCanary();

  await changeRegistry(store, [{ name: 'mf-x', version: '1', action: 'release' }]);

  expect(entry()).toEqual({ version: '1', serverRender: true, deadlineMs: 800 });
});

test('a canary needs a live version beside it, which is another one', async () => {
  const { store } = await aCanary();
  const canary = { action: 'canary', percent: 10 } as const;

  await expect(changeRegistry(store, [{ name: 'mf-y', version: '1', ...canary }])).rejects.toThrow(
    'mf-y has no live version yet, which a canary is compared with: release it without --canary first',
  );
  await expect(changeRegistry(store, [{ name: 'mf-x', version: '2', ...canary }])).rejects.toThrow(
    'mf-x@2 is live already',
  );
});

test('a rollback leads to the previous live version, past every canary in between', async () => {
  const { releases, store, entry } = await aCanary();
  await changeCanary(store, 'mf-x', 'stop');

  expect(await rollBack(releases, 'mf-x')).toBe('mf-x@1');

  expect(entry()?.version).toBe('1');
});

test('pruning keeps a canary, and what a rollback needs though a canary came after it', async () => {
  const { folder, releases } = await aCanary();
  const later = Date.now() + 30 * 24 * 60 * 60 * 1000;
  for (const version of ['1', '2', '3']) utimesSync(path.join(folder, 'mf-x', version), 0, 0);

  expect(await prune(releases, 7, later)).toEqual([]);

  expect(readdirSync(path.join(folder, 'mf-x'))).toEqual(['1', '2', '3']);
});

test.each([
  ['a release', { version: '4', action: 'release' }],
  ['a rollback', { version: '1', action: 'rollback' }],
  ['another canary', { version: '4', action: 'canary', percent: 1 }],
  ['the end of its remote', { version: '2', action: 'retire' }],
] as const)(
  'a canary that %s has just ended is kept for the tabs that show it',
  async (_ending, change) => {
    const { folder, releases, store, last } = await aCanary();
    await uploads(releases, 'mf-x', '4');
    await changeRegistry(store, [{ name: 'mf-x', ...change }]);
    for (const file of ['3', '3/release.json']) utimesSync(path.join(folder, 'mf-x', file), 0, 0);

    await prune(releases, 7);

    expect(await last()).toMatchObject({ endedCanary: '3' });
    expect(readdirSync(path.join(folder, 'mf-x'))).toContain('3');
  },
);

test('the table says of a canary whom it is for and what hosts think of it', async () => {
  const { store } = await aCanary({ percent: 0 });
  const judgement = { name: 'mf-x', canary: '3', predecessor: '2', figures: {} };

  expect((await canariesTable(store)).at(-1)).toMatch(
    /^mf-x +3 +whoever has its cookie +2 +too few visits yet$/,
  );
  await logJudgement(store, {
    ...judgement,
    at: '2026-01-01T10:00:00Z',
    verdict: 'as good',
    reason: '',
  });
  expect((await canariesTable(store)).at(-1)).toMatch(/as good, 2026-01-01 10:00$/);

  await changeCanary(store, 'mf-x', 'stop');
  await logJudgement(store, {
    ...judgement,
    at: '2026-01-01T11:00:00Z',
    verdict: 'worse',
    reason: 'slow',
  });
  expect((await canariesTable(store)).at(-1)).toMatch(/nobody any more +2 +worse, .*: slow$/);
});

test.each([
  ['10', 10],
  ['cookie', 0],
  ['100', 100],
])('«%s» is %i of a hundred', (text, percent) => {
  expect(canaryStep(text)).toEqual({ percent, promotes: false });
});

test.each(['', '101', '-1', '2.5', 'all'])('«%s» is no number of visitors', (text) => {
  expect(() => canaryStep(text)).toThrow('should be a whole number');
});
