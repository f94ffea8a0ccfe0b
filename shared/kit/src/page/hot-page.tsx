import type { ReactNode } from 'react';
import type { ShellApi } from '@kashi/border/shell-api';
import type { ClientPage, ViewProps } from '@kashi/border/remote-contract';
import { clientPage } from './client-page.tsx';
import type { AnyPage, PageProps } from '../define.tsx';

/**
 * The wait for fast refresh, in milliseconds; it gathers edits for 30 ms. An earlier render would take an edited component for a
 * different one.
 */
const afterRefreshMs = 100;

interface HotPage {
  client: ClientPage;
  /** Called after an edit of the page's own file or of what it reads. */
  follow(edited: AnyPage): void;
  /** Called after every edit: a page that has thrown is mounted anew. */
  comeBack(): void;
}

/**
 * A page under development: edits appear without loading the document again, and so without losing typed text or open parts. Fast
 * refresh handles components only; this also updates words, data and the page's own file. No release contains it.
 */
export function hotPage(first: AnyPage): HotPage {
  let page = first;
  let shell: ShellApi | null = null;
  let thrown: ViewProps | null = null;
  const client = clientPage({
    load: (context) => page.load(context),
    head: (data, url) => page.head(data, url),
    Component: (props) => shown(page.Component, props),
    ...(page.Preview && {
      Preview: (props) => page.Preview && <page.Preview {...props} />,
    }),
  });

  const hot: HotPage = {
    client: {
      ...client,
      lifecycles: {
        ...client.lifecycles,
        mount(props) {
          ({ host: shell } = props);
          thrown = null;
          const onError = (error: unknown) => {
            thrown = props;
            props.onError(error);
          };
          return client.lifecycles.mount({ ...props, onError });
        },
        unmount(props) {
          shell = null;
          thrown = null;
          return client.lifecycles.unmount(props);
        },
      },
    },
    follow(edited) {
      page = edited;
      setTimeout(() => void shell?.reload(), afterRefreshMs);
    },
    comeBack() {
      if (thrown) setTimeout(() => void again(), afterRefreshMs);
    },
  };
  return hot;

  /** The notice that the shell has shown gives way. Code that still throws leads to the next notice. */
  async function again(): Promise<void> {
    if (!thrown) return;
    const props = thrown;
    await client.lifecycles.unmount(props);
    props.domElement.replaceChildren();
    await hot.client.lifecycles.mount({ ...props, hydrate: false });
    await shell?.reload();
  }
}

/**
 * Renders a component. Fast refresh knows a component of a file of its own and keeps its state. A component in the page's own
 * file becomes a new one with every edit, so it is called as a function: a new type in the same place would lose its state.
 */
function shown(Component: AnyPage['Component'], props: PageProps<unknown>): ReactNode {
  if (Component.name !== 'Component') return <Component {...props} />;
  return (Component as (props: PageProps<unknown>) => ReactNode)(props);
}
