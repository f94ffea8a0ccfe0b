import cluster, { type Worker } from 'node:cluster';
import { emptyRegistry, type Registry } from '@kashi/border/registry';
import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryStore } from '../../releases/store/memory-store-fixtures.ts';
import { HostCanaries } from './host-canaries.ts';

const settings = { serverRender: true, deadlineMs: 800 };

/** The registry with a canary of `mf-a` since a revision. */
function withCanary(revision: number, since: number): Registry {
  const canary = { version: '2', percent: 10, since };
  return {
    ...emptyRegistry,
    revision,
    releases: { 'mf-a': { version: '1', canary, ...settings } },
  };
}

/** A host that may not write the registry, with one worker. */
function aHost() {
  const told: unknown[] = [];
  const worker = { isConnected: () => true, send: (message: unknown) => told.push(message) };
  const workers = vi.spyOn(cluster, 'workers', 'get');
  workers.mockReturnValue({ 1: worker as unknown as Worker });
  onTestFinished(() => workers.mockRestore());
  let registry = withCanary(1, 1);
  const canaries = new HostCanaries({
    store: { ...memoryStore(), read: () => Promise.reject(new Error('It is signed')) },
    registry: { current: () => registry },
    figures: null,
    restTimes: { promoteHours: '', freeze: '' },
    log: vi.fn(),
  });
  return {
    canaries,
    follows: (next: Registry) => (registry = next),
    /** What a worker is told that starts now. */
    toldAtStart() {
      told.length = 0;
      canaries.tellNewWorker();
      return told;
    },
  };
}

test('a worker that starts after another team’s release is told of the canary that was taken back', async () => {
  const { canaries, follows, toldAtStart } = aHost();
  await canaries.condemn('mf-a', '2', 'blocked a worker');

  follows(withCanary(2, 1));

  expect(toldAtStart()).toEqual([{ takeBack: { name: 'mf-a', canary: '2', since: 1 } }]);
});

test('a canary that its team shows anew is not taken back any more', async () => {
  const { canaries, follows, toldAtStart } = aHost();
  await canaries.condemn('mf-a', '2', 'blocked a worker');

  follows(withCanary(2, 2));

  expect(toldAtStart()).toEqual([]);
});
