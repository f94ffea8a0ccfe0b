import { contractVersion, type ServerEntry } from '@kashi/border/remote-contract';
import { routesOf } from '@kashi/build/release/routes-of';
import { render } from 'svelte/server';
import { remote } from './remote.ts';
import { head, load, type Savings } from './savings.ts';
import SavingsPage from './SavingsPage.svelte';

/** What the host evaluates. It has one page and no fragment, so both names that it is asked by are known. */
export const entry: ServerEntry = {
  contract: contractVersion,
  routes: routesOf(remote),
  fragments: [],
  renderPage(_page, { params }) {
    const loaded = load(params);
    if (loaded.kind !== 'found') return Promise.resolve(loaded);
    const { data } = loaded;
    const { body } = render(SavingsPage, { props: { data: data as Savings } });
    const pipe = (write: (chunk: string) => void) => {
      write(body);
      return Promise.resolve();
    };
    return Promise.resolve({ kind: 'found', head: head(), data, pipe });
  },
  renderWaiting: () => Promise.resolve({ head: head(), html: '' }),
  renderFragment: () => Promise.resolve(''),
};
