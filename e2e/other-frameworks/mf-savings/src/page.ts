import { contractVersion, type ClientPage } from '@kashi/border/remote-contract';
import { flushSync, hydrate, mount, unmount } from 'svelte';
import { head, load, type Savings } from './savings.ts';
import SavingsPage from './SavingsPage.svelte';

const shown = new WeakMap<HTMLElement, Record<string, unknown>>();

const page: ClientPage = {
  contract: contractVersion,
  load: ({ params }) => Promise.resolve(load(params)),
  head,
  lifecycles: {
    bootstrap: () => Promise.resolve(),
    mount({ domElement, hydrate: isServers, view, onView, onAlive }) {
      const show = isServers ? hydrate : mount;
      const follow = (take: (data: Savings) => void) =>
        onView(({ data }) => flushSync(() => take(data as Savings)));
      const props = { data: view.data as Savings, follow };
      shown.set(domElement, show(SavingsPage, { target: domElement, props }));
      flushSync();
      onAlive?.();
      return Promise.resolve();
    },
    async unmount({ domElement }) {
      const component = shown.get(domElement);
      if (component) await unmount(component);
    },
  },
};

export default page;
