import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { contractVersion, type Lifecycles } from '@kashi/border/remote-contract';
import type { ShellApi } from '@kashi/border/shell-api';
import { expect, test, vi } from 'vitest';
import { createFragmentMounts } from './fragment-mounts.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const report = vi.fn();
const done = () => Promise.resolve();

/** Shows a fragment in a place of its own until it is `shown`, and leaves it. Returns the place without holding it. */
async function leavesFragment(
  lifecycles: Partial<Lifecycles>,
  shown: () => unknown,
): Promise<WeakRef<HTMLElement>> {
  const fragment = {
    contract: contractVersion,
    lifecycles: { bootstrap: done, mount: done, unmount: done, ...lifecycles },
  };
  const mounts = createFragmentMounts({
    modules: {
      page: () => Promise.reject(new Error('No page')),
      fragment: () => Promise.resolve(fragment),
      hasPage: () => false,
    },
    shell: () => ({}) as ShellApi,
    report,
  });
  const place = document.createElement('div');
  const mounted = mounts('mf-a/part', place, {}, 'part');
  await vi.waitFor(shown);
  mounted.unmount();
  return new WeakRef(place);
}

async function expectForgotten(place: WeakRef<HTMLElement>): Promise<void> {
  await vi.waitFor(() => {
    collectGarbage();
    expect(place.deref()).toBeUndefined();
  });
}

test('a fragment that was left keeps nothing of its page in memory', async () => {
  const unmounted = vi.fn();
  let isShown = false;

  const place = await leavesFragment(
    {
      mount: () => done().then(() => void (isShown = true)),
      unmount: () => done().then(unmounted),
    },
    () => expect(isShown).toBe(true),
  );

  await vi.waitFor(() => expect(unmounted).toHaveBeenCalledOnce());
  await expectForgotten(place);
});
