import type { Head } from '@kashi/border/remote-contract';
import {
  documentHead,
  jsonLdOf,
  type DocumentHead,
  type HeadOptions,
} from './head/document-head.ts';
import { scriptJson } from './html.ts';
import type { ShopRoute } from './routes.ts';

/** What a page says of itself, as its remote gave it. */
export interface SaidOfPage {
  head: Head;
  state: 'rendered' | 'waiting';
  data: unknown;
  /** As in `BootPage`. */
  isPlain?: true | undefined;
}

/** The parts of a document that are written from what its page says. */
export interface PageParts {
  head: DocumentHead;
  jsonLd: string;
  /** The page in the `BootData`, as JSON safe inside a `<script>` element. */
  boot: string;
}

/**
 * Writes the parts of a page of this route; null for the shell's own pages. Throws where the page says what cannot be written, such as
 * data with a cycle: a failure of the page, so that it belongs to the page's measured work.
 */
export function pageParts(
  route: Pick<ShopRoute, 'remote' | 'page'> | null,
  { head, state, data, isPlain }: SaidOfPage,
  options: Omit<HeadOptions, 'head'>,
): PageParts {
  return {
    head: documentHead({ ...options, head }),
    jsonLd: jsonLdOf({ ...options, head }),
    boot: scriptJson(route && { remote: route.remote, page: route.page, state, data, isPlain }),
  };
}
