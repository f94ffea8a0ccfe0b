import { expect, test, vi } from 'vitest';
import { readHistory } from '../../releases/history.ts';
import type { Judgement } from '../../releases/judgements.ts';
import { changeRegistry } from '../../releases/change-registry.ts';
import type { ReleaseStore } from '../../releases/store/release-store.ts';
import { memoryStore } from '../../releases/store/memory-store-fixtures.ts';
import { readRegistry } from '../../releases/registry/registry-file.ts';
import { aShopOfTeams } from '../../releases/teams-fixtures.ts';
import { trialOf, type Trial } from '../release-sets/trial.ts';
import { Promotions } from './promotions.ts';
import { count, emptySums } from './verdicts/trial-sums.ts';

const canary = { name: 'mf-a', version: '2', action: 'canary', by: 'team' } as const;

async function aStore(percent: number, promotes = true) {
  const store = memoryStore();
  await changeRegistry(store, [{ ...canary, version: '1', action: 'release' }]);
  await changeRegistry(store, [{ ...canary, percent, promotes }]);
  return store;
}

/** A host that has seen so many good visits of both versions since it began. */
async function aHost(store: ReleaseStore, { visits = 600, rest = null as string | null } = {}) {
  const sums = emptySums();
  for (let visit = 0; visit < visits; visit++) {
    for (const side of [sums.canary, sums.predecessor]) count(side, 'browserErrors', 0);
  }
  const clock = { now: 11 * 60_000 };
  const trials: Trial[] = [];
  const warn = vi.fn();
  const judgements: Judgement[] = [];
  const resting = { reason: rest };
  const promotions = new Promotions({
    trials: () => trials,
    figures: { of: () => sums, beganAt: () => 0 },
    store,
    rest: () => resting.reason,
    decided: async (judgement) => void judgements.push(judgement),
    warn,
    now: () => clock.now,
  });
  const follow = async () => {
    const entry = (await readRegistry(store)).releases['mf-a'];
    trials.splice(0, 1, ...[entry && trialOf('mf-a', entry)].flatMap((trial) => trial ?? []));
  };
  await follow();
  return { promotions, clock, warn, judgements, resting, follow };
}

const entryIn = async (store: ReleaseStore) => (await readRegistry(store)).releases['mf-a'];

test('a canary goes from 1 of 100 visitors to 10, to 50, and live', async () => {
  const store = await aStore(1);
  const { promotions, follow, judgements } = await aHost(store);

  for (let step = 0; step < 4; step++) {
    await promotions.look();
    await follow();
  }

  expect(await entryIn(store)).toMatchObject({ version: '2' });
  const history = await readHistory(store);
  expect(history.slice(2)).toMatchObject([
    { by: 'host', action: 'canary', percent: 10, reason: 'as good in 600 visits of 1 of 100' },
    { by: 'host', action: 'canary', percent: 50 },
    { by: 'host', action: 'promote', version: '2', from: '1' },
  ]);
  expect(judgements.map(({ reason }) => reason)).toEqual([
    'shown to 10 of 100 after 600 visits',
    'shown to 50 of 100 after 600 visits',
    'live after 600 visits',
  ]);
});

test('with few visits, or within ten minutes, no step is taken', async () => {
  const store = await aStore(1);
  const quiet = await aHost(store, { visits: 40 });
  const busy = await aHost(store);
  busy.clock.now = 9 * 60_000;

  await quiet.promotions.look();
  await busy.promotions.look();

  expect(await entryIn(store)).toMatchObject({ canary: { percent: 1 } });
});

test('a canary in the hands of its team stays where it is', async () => {
  const store = await aStore(10, false);
  const { promotions } = await aHost(store);

  await promotions.look();

  expect(await entryIn(store)).toMatchObject({ canary: { percent: 10 } });
});

test('of two hosts that find the same, one takes the step', async () => {
  const store = await aStore(10);
  const [one, other] = [await aHost(store), await aHost(store)];

  await one.promotions.look();
  await other.promotions.look();

  expect(await entryIn(store)).toMatchObject({ canary: { percent: 50 } });
  expect([...one.judgements, ...other.judgements]).toHaveLength(1);
});

test('a canary that its team has taken into its hands meanwhile is left there', async () => {
  const store = await aStore(10);
  const { promotions } = await aHost(store);
  await changeRegistry(store, [{ ...canary, percent: 10 }]);

  await promotions.look();

  expect(await entryIn(store)).toMatchObject({ canary: { percent: 10 } });
});

test('at a time of rest a step waits, which is said once, and is taken afterwards', async () => {
  const store = await aStore(10);
  const { promotions, clock, warn, resting } = await aHost(store, { rest: 'it is Yalda night' });

  await promotions.look();
  clock.now += 2 * 60_000;
  await promotions.look();
  expect(await entryIn(store)).toMatchObject({ canary: { percent: 10 } });
  expect(warn.mock.calls).toEqual([['mf-a@2 waits: it is Yalda night']]);

  resting.reason = null;
  clock.now += 2 * 60_000;
  await promotions.look();
  expect(await entryIn(store)).toMatchObject({ canary: { percent: 50 } });
});

test('a host whose key only takes canaries back says once what the team has to do', async () => {
  const shop = await aShopOfTeams();
  await shop.allow('hosts', { withdraws: true });
  await changeRegistry(shop.store, [{ ...canary, percent: 1, promotes: true }]);
  shop.as('hosts');
  const { promotions, clock, warn } = await aHost(shop.store);

  await promotions.look();
  clock.now += 2 * 60_000;
  await promotions.look();

  expect(await entryIn(shop.store)).toMatchObject({ canary: { percent: 1 } });
  expect(warn.mock.calls).toEqual([
    [
      'mf-a@2 waits: ready for 10 of 100 (npm run canary -- mf-a 10 auto), ' +
        'The key «hosts» takes canaries back: mf-a would change',
    ],
  ]);
});
