import { contractVersion, type ClientPage } from '@kashi/border/remote-contract';
import type { AnyPage } from '../define.tsx';
import { lifecyclesOf } from './lifecycles.tsx';
import { pageContext } from './page-context.tsx';
import { pageView } from './page-view.tsx';

/** The federated module of a page. The build writes the file that calls it. */
export function clientPage(page: AnyPage): ClientPage {
  return {
    contract: contractVersion,
    previews: page.Preview !== undefined,
    load: (context) => page.load(pageContext(context, location.origin)),
    head: (data, url) => page.head(data, new URL(location.origin + url)),
    lifecycles: lifecyclesOf(
      (view, shell, onAlive) => pageView(page, view, shell, onAlive),
      'at once',
    ),
  };
}
