import type { FrameData } from '@kashi/shared/border/frame-data';
import { bootElement, mainElement, pageElementId } from '@kashi/shared/border/shell-wire';
import type { XrayData } from '@kashi/shared/border/xray-data';
import { observed, observedFetch, type Observe } from '../telemetry/observed.ts';
import { overrideBanner } from './override-banner.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { documentHead } from './document-head.ts';
import { writtenDocument, type WrittenDocument } from '../packing/written-document.ts';
import { sharedPartsOf } from './shared-parts-of.ts';
import { firstViewOf, type ModuleName } from './first-view.ts';
import { fragmentRenderer } from './fragments.ts';
import { frameAt } from './frame.ts';
import { bootOfPage } from './boot-json.ts';
import { renderPage, type PageOutcome } from './page-render.ts';
import {
  isMissing,
  matchRoute,
  pagesOf,
  routesOf,
  type MatchedRoute,
  type ShopRoute,
} from './routes.ts';
import { createServerShellApi } from './server-shell-api.ts';

/** What a request for a page is answered with. */
export type Composed =
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | {
      kind: 'document';
      status: number;
      /** The same for everybody, or private to the one who asked. */
      audience: 'everyone' | 'visitor';
      /** `mf-product/product`; the shell's name where it fills the page itself. */
      page: string;
      html: WrittenDocument;
      /** Of its inline style sheets, as its policy names them. */
      styleHashes: string[];
      /** Everything that belongs on the page was rendered: the browser has nothing to catch up on. */
      isWhole: boolean;
      /** The browser has to make the page, since the server was not in time. */
      isLate: boolean;
    };

export interface ComposeOptions {
  set: ReleaseSet;
  frame: FrameData;
  /** Path and query, as the browser sent them. */
  url: string;
  origin: string;
  cookies: Record<string, string>;
  fetch: typeof globalThis.fetch;
  report(error: unknown, where: string): void;
  /** Told how each remote's code does. */
  observe?: Observe;
  /** In what share of visits the browser is to tell how they went: 0 to 1. */
  measuredShare?: number;
  /** For whoever may look through the page; asked when everything is rendered. */
  xray?: (() => Promise<XrayData>) | null;
}

/** Where the shell sends a shopper when the server cannot be reached (§8). */
export const serviceErrorPath = '/webServiceError';

/** Composes the whole document of one request from one release set. */
export async function composePage(options: ComposeOptions): Promise<Composed> {
  const { set, frame, url, cookies, report, observe, measuredShare, xray } = options;
  const fetch = observedFetch(observe, options.fetch);
  const { pathname } = new URL(`http://shop.invalid${url}`);
  const route = matchRoute(routesOf(set), pathname);

  const fragments = fragmentRenderer({ set, shellApi: () => shellApi, report, observe });
  const shellApi = createServerShellApi({
    url,
    fetch,
    pages: pagesOf(set),
    fragmentHtml: fragments.html,
    report,
  });
  const around = observed(observe, { kind: 'frame', remote: 'shell', name: 'shell' }, () =>
    frameAt(url, { set, frame, shellApi }),
  );
  // A redirect does not wait for it, and must not end in its failure.
  around.catch(() => undefined);

  const outcome: PageOutcome = route
    ? await renderPage({
        set,
        route,
        url,
        shellApi,
        cookies,
        fallbackHead: { title: frame.shopName },
        report,
        observe,
      })
    : { kind: 'not-found' };

  if (outcome.kind === 'redirect') {
    return { kind: 'redirect', to: outcome.to, status: outcome.permanent ? 301 : 302 };
  }
  const shown = outcome.kind === 'shown' ? outcome : await shellPage(options, pathname);
  const matched = outcome.kind === 'shown' ? route : null;
  const { above, below } = await around;

  const firstView = firstViewOf(set, {
    modules: modulesOf(matched, fragments.used),
    isRendered: shown.state === 'rendered',
  });
  const banner = set.overridden ? overrideBanner(set.overridden) : '';
  const page = matched && {
    remote: matched.remote,
    page: matched.page,
    state: shown.state,
    data: shown.data,
  };

  const head = documentHead({ ...options, head: shown.head, shopName: frame.shopName });

  return {
    kind: 'document',
    status: shown.status,
    audience: route?.audience ?? 'everyone',
    page: matched ? nameOf(matched) : 'shell',
    isWhole: shown.state === 'rendered' && fragments.areWhole(),
    isLate: shown.isLate ?? false,
    styleHashes: firstView.styleHashes,
    html: writtenDocument(
      `<!doctype html><html lang="fa" dir="rtl"><head>${head.before}`,
      [
        `${head.after}</head><body>${banner}${above}<main id="${mainElement}" tabindex="-1">`,
        matched ? `<div id="${pageElementId(nameOf(matched))}">` : '<div>',
        `${shown.html}</div></main>${below}<script type="application/json" id="${bootElement}">`,
        bootOfPage({
          ...(measuredShare && { measuredShare }),
          ...(xray && { xray: await xray() }),
          page,
        }),
      ].join(''),
      sharedPartsOf(set, firstView, frame),
    ),
  };
}

type Shown = Extract<PageOutcome, { kind: 'shown' }>;

/** The pages that the shell fills itself. */
async function shellPage(options: ComposeOptions, pathname: string): Promise<Shown> {
  const { status, render } = shellPageAt(options, pathname);
  const { title, html } = await render(options.url);

  return {
    kind: 'shown',
    status,
    state: 'rendered',
    head: { title, robots: 'noindex' },
    data: null,
    html,
  };
}

function shellPageAt({ set }: ComposeOptions, pathname: string) {
  const { renderServiceError, renderNotFound, renderUnavailable } = set.shell.entry;
  if (pathname.toLowerCase() === serviceErrorPath.toLowerCase())
    return { status: 503, render: renderServiceError };
  // What search engines meet once as 404 they drop.
  if (isMissing(set, pathname)) return { status: 503, render: renderUnavailable };
  return { status: 404, render: renderNotFound };
}

function nameOf({ remote, page }: ShopRoute): string {
  return `${remote}/${page}`;
}

/** The page's own module, and those of the fragments that stand in the header or on its first screen. */
function modulesOf(route: MatchedRoute | null, usedFragments: ReadonlySet<string>): ModuleName[] {
  const own: ModuleName[] = route ? [[route.remote, `pages/${route.page}`]] : [];
  const fragments = new Set([...usedFragments, ...(route?.fragments ?? [])]);
  return [
    ...own,
    ...[...fragments].map((id): ModuleName => {
      const [remote = '', fragment = ''] = id.split('/');
      return [remote, `fragments/${fragment}`];
    }),
  ];
}
