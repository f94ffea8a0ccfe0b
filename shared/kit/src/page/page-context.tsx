import { createAsk } from '@kashi/contracts/asking/ask';
import type { LoadContext } from '@kashi/border/remote-contract';
import type { PageContext } from '../define.tsx';

/** Converts the border's context to the argument of a page's `load`. */
export function pageContext(context: LoadContext, origin: string): PageContext {
  return {
    url: new URL(origin + context.url),
    params: context.params,
    signal: context.signal,
    ask: createAsk(context.fetch),
  };
}
