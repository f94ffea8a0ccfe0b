import { expect, onTestFinished, test, vi } from 'vitest';
import { standInRegistry } from './first-registry.ts';
import { StoreFollower } from './store-follower.ts';

const address = 's3://bucket/prefix';

/** A host with an empty mirror, whose store is asked again at once; each look at the store takes the next of these answers. */
function aFollower(answers: ('empty' | 'refuses' | 'filled')[], startWithinMs = 60_000) {
  const log = vi.fn();
  let isEmpty = true;
  let last = answers[0];
  const pull = vi.fn(() => {
    last = answers.shift() ?? last;
    if (last === 'refuses') return Promise.reject(new Error(`${address} answers 403`));
    if (last === 'filled') isEmpty = false;
    return Promise.resolve(last === 'filled');
  });
  const follower = new StoreFollower({
    mirror: { pull, complete: () => Promise.resolve([]) },
    log,
    empty: { isEmpty: () => isEmpty, address },
    lookEveryMs: 1,
    startWithinMs,
  });
  onTestFinished(() => follower.stop());
  return { follower, log, pull, isEmpty: () => isEmpty };
}

test('a host on an empty store waits until the shop has been released there', async () => {
  const { follower, log, isEmpty } = aFollower(['empty', 'empty', 'refuses', 'refuses', 'filled']);

  await follower.start();

  expect(isEmpty()).toBe(false);
  expect(log.mock.calls).toEqual([
    ['error', `${address} holds no release yet: npm run release; waiting for it`],
    ['error', `${address} answers 403; waiting for it`],
    ['info', 'The store is followed again'],
  ]);
});

test('a host whose store stays empty waits no longer than it may', async () => {
  const { follower, pull, log } = aFollower(['empty'], 20);

  await follower.start();

  expect(pull.mock.calls.length).toBeGreaterThan(1);
  expect(log).toHaveBeenCalledTimes(1);
});

test('a host that has waited in vain names the store, and not its own folder', async () => {
  await expect(standInRegistry('/no/such/mirror', null, address)).rejects.toThrow(
    `${address} has given this host no release: release the shop there first (npm run release)`,
  );
});
