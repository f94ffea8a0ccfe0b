import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from '@kashi/file-store/folder-store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aStore as aStoreServer } from '../../releases/mirror/mirror-fixtures.ts';
import { openStore } from '../../releases/store/open-store.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import type { Trial } from '../release-sets/trial.ts';
import { CommonFigures } from './common-figures.ts';
import { total } from './verdicts/trial-sums.ts';

const trial: Trial = {
  name: 'mf-a',
  canary: '2',
  predecessor: '1',
  percent: 10,
  since: 7,
  promotes: false,
};

function aStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-figures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, store: folderStore(folder) };
}

/** A host that has seen so many visits of the canary, one of which failed. */
function aHost(store: ReleaseStore, { visits = 0, trials = [trial] } = {}) {
  const clock = { now: 1_000_000 };
  const warn = vi.fn();
  let current = trials;
  const figures = new CommonFigures({
    store,
    trials: () => current,
    warn,
    now: () => clock.now,
  });
  const see = (count: number) => {
    for (let visit = 0; visit < count; visit++) {
      figures.note('mf-a', '2', 'browserErrors', visit === 0 ? 1 : 0);
    }
  };
  see(visits);
  return { figures, clock, warn, see, turnsTo: (next: Trial[]) => (current = next) };
}

const errorsOf = (figures: CommonFigures, of = trial) => figures.of(of).canary.browserErrors ?? [];

test('the figures of several hosts come together, each counted once', async () => {
  const { store } = aStore();
  const [one, other] = [aHost(store, { visits: 10 }), aHost(store, { visits: 5 })];

  await one.figures.exchange();
  await other.figures.exchange();
  await one.figures.exchange();
  one.see(2);
  await one.figures.exchange();
  await other.figures.exchange();

  expect(errorsOf(one.figures)).toEqual([14, 3]);
  expect(errorsOf(other.figures)).toEqual([14, 3]);
});

test.each([
  ['a folder', () => Promise.resolve(aStore().store)],
  ['a file server', async () => openStore((await aStoreServer()).url, {})],
])('hosts that tell %s equally much at the same moment lose nothing', async (_place, open) => {
  const store = await open();
  const hosts = Array.from({ length: 6 }, () => aHost(store, { visits: 10 }));

  await Promise.all(hosts.map(({ figures }) => figures.exchange()));

  const late = aHost(store);
  await late.figures.exchange();
  expect(errorsOf(late.figures)).toEqual([54, 6]);
});

test('a host that starts again knows what it has seen before', async () => {
  const { store } = aStore();
  await aHost(store, { visits: 10 }).figures.exchange();

  const again = aHost(store, { visits: 1 });
  await again.figures.exchange();

  expect(errorsOf(again.figures)).toEqual([9, 2]);
});

test('another step begins without figures, also at a host that hears of it later', async () => {
  const { store } = aStore();
  const [early, late] = [aHost(store, { visits: 10 }), aHost(store, { visits: 5 })];
  await early.figures.exchange();
  const next = { ...trial, percent: 50, since: 8 };
  early.turnsTo([next]);
  early.see(3);
  await early.figures.exchange();

  await late.figures.exchange();
  expect(errorsOf(late.figures)).toEqual([]);
  late.turnsTo([next]);
  late.see(1);
  await late.figures.exchange();

  expect(errorsOf(late.figures, next)).toEqual([2, 2]);
});

test('a visit is silent when its browser has had half a minute to come alive', async () => {
  const { store } = aStore();
  const { figures, clock } = aHost(store);
  const counts = () => {
    const { visits, aliveMs } = figures.of(trial).canary;
    return [total(visits), total(aliveMs)];
  };

  figures.note('mf-a', '2', 'visits', 1);
  figures.note('mf-a', '2', 'visits', 1);
  clock.now += 900;
  figures.note('mf-a', '2', 'aliveMs', 900);
  expect(counts()).toEqual([0, 0]);
  clock.now += 30_000;

  expect(counts()).toEqual([2, 1]);
  await figures.exchange();
  expect(counts()).toEqual([2, 1]);
});

test('a host that may not write says so once, keeps its own figures, and hears the others', async () => {
  const { store } = aStore();
  await aHost(store, { visits: 10 }).figures.exchange();
  const denied = () => Promise.reject(new Error('The store denies it'));
  const mute = aHost({ ...store, write: denied }, { visits: 4 });

  await mute.figures.exchange();
  await mute.figures.exchange();

  expect(errorsOf(mute.figures)).toEqual([12, 2]);
  expect(mute.warn).toHaveBeenCalledExactlyOnceWith(
    'Other hosts do not hear what this one has seen of canaries: The store denies it',
  );
});

test('what is no file of figures counts as none', async () => {
  const { folder, store } = aStore();
  writeFileSync(path.join(folder, 'canaries.json'), '{"mf-a":{"sums":');
  const { figures } = aHost(store, { visits: 2 });

  await figures.exchange();

  expect(errorsOf(figures)).toEqual([1, 1]);
});

test('versions that are not on trial are not counted', async () => {
  const { store } = aStore();
  const { figures } = aHost(store);

  figures.note('mf-a', '0', 'browserErrors', 1);
  figures.note('mf-b', '2', 'browserErrors', 1);
  await figures.exchange();

  expect(figures.of(trial)).toEqual({ canary: {}, predecessor: {} });
});
