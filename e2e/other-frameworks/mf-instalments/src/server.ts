import { contractVersion, type ServerEntry } from '@kashi/border/remote-contract';
import { routesOf } from '@kashi/build/release/routes-of';
import { head, html, type Instalments, load } from './instalments.ts';
import { remote } from './remote.ts';

/** What the host evaluates. It has one page and no fragment, so both names that it is asked by are known. */
export const entry: ServerEntry = {
  contract: contractVersion,
  routes: routesOf(remote),
  fragments: [],
  renderPage(_page, { params }) {
    const loaded = load(params);
    if (loaded.kind !== 'found') return Promise.resolve(loaded);
    const { data } = loaded;
    const pipe = (write: (chunk: string) => void) => {
      write(html(data as Instalments));
      return Promise.resolve();
    };
    return Promise.resolve({ kind: 'found', head: head(), data, pipe });
  },
  renderWaiting: () => Promise.resolve({ head: head(), html: '' }),
  renderFragment: () => Promise.resolve(''),
};
