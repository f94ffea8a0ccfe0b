import { createAsk } from '@kashi/contracts/asking/ask';
import type { PageContext } from '@kashi/kit/define';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';

/** The context for a page's `load` when a shopper opens `path` and the server gives these answers. */
export function aVisit(
  path: string,
  answers: Answers,
  signal: AbortSignal = new AbortController().signal,
): PageContext {
  const { fetch } = aShellApi({ answers });
  return { url: new URL(path, 'http://shop.test'), params: {}, signal, ask: createAsk(fetch) };
}
