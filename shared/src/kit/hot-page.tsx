import type { ReactNode } from 'react';
import type { ShellApi } from '../border/shell-api.ts';
import type { ClientPage } from '../border/remote-contract.ts';
import { clientPage } from './client-page.tsx';
import type { AnyPage, PageProps } from './define.tsx';

/** Fast refresh waits 30 ms for more edits. What is rendered before it is done would take an edited component for another one. */
const afterRefreshMs = 100;

/**
 * A page under work: what is edited takes its place without the document coming anew, and so without losing what was typed
 * or opened on it. Fast refresh does as much for components alone; words, data and the page's own file are reached from
 * here. In no release.
 */
export function hotPage(first: AnyPage): { client: ClientPage; follow(edited: AnyPage): void } {
  let page = first;
  let shell: ShellApi | null = null;
  const client = clientPage({
    load: (context) => page.load(context),
    head: (data, url) => page.head(data, url),
    Component: (props) => shown(page.Component, props),
    ...(page.Preview && {
      Preview: (props) => page.Preview && <page.Preview {...props} />,
    }),
  });

  return {
    client: {
      ...client,
      lifecycles: {
        ...client.lifecycles,
        mount(props) {
          ({ host: shell } = props);
          return client.lifecycles.mount(props);
        },
        unmount(props) {
          shell = null;
          return client.lifecycles.unmount(props);
        },
      },
    },
    follow(edited) {
      page = edited;
      setTimeout(() => void shell?.reload(), afterRefreshMs);
    },
  };
}

/**
 * A component of a file of its own is known to fast refresh, which keeps its state. One that is written in the page's own
 * file, and so has the name that it has there, is another one after every edit: it is called, since another type in the
 * same place would begin with an empty state.
 */
function shown(Component: AnyPage['Component'], props: PageProps<unknown>): ReactNode {
  if (Component.name !== 'Component') return <Component {...props} />;
  return (Component as (props: PageProps<unknown>) => ReactNode)(props);
}
