import { createAsk } from '../api/ask.ts';
import {
  contractVersion,
  type ClientFragment,
  type ClientPage,
  type LoadContext,
} from '../host/remote-contract.ts';
import type { AnyFragment, AnyPage, PageContext } from './define.tsx';
import { lifecyclesOf } from './lifecycles.tsx';
import { fragmentView, pageView } from './views.tsx';

/** The federated module of a page. The build writes the file that calls it. */
export function clientPage(page: AnyPage): ClientPage {
  return {
    contract: contractVersion,
    load: (context) => page.load(pageContext(context, location.origin)),
    head: (data, url) => page.head(data, new URL(location.origin + url)),
    lifecycles: lifecyclesOf((view, host) => pageView(page, view, host)),
  };
}

/** The federated module of a fragment. */
export function clientFragment(fragment: AnyFragment): ClientFragment {
  return {
    contract: contractVersion,
    lifecycles: lifecyclesOf((view) => fragmentView(fragment, view)),
  };
}

export function pageContext(context: LoadContext, origin: string): PageContext {
  return {
    url: new URL(origin + context.url),
    params: context.params,
    signal: context.signal,
    ask: createAsk(context.fetch),
  };
}
