import type { CookieChange } from '@kashi/border/remote-contract';
import type { FrameData } from '@kashi/border/frame-data';
import { bootElement, mainElement, pageElementId, type FrameHtml } from '@kashi/border/shell-wire';
import type { XrayData } from '@kashi/border/xray-data';
import type { VerificationTag } from '@kashi/contracts/home';
import { observed, observedFetch, type Observe } from '../telemetry/observed.ts';
import { overrideBanner } from './head/override-banner.ts';
import type { PlainSession } from '../plain-session/plain-session.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { laterScripts } from './head/document-head.ts';
import { writtenDocument, type WrittenDocument } from '../packing/written-document.ts';
import { sharedPartsOf } from './shared-parts-of.ts';
import { firstViewOf, type ModuleName } from './head/first-view.ts';
import { shellDeadlineMs, withDeadline } from './rendering/deadline.ts';
import { fragmentRenderer } from './rendering/fragments.ts';
import { frameAt } from './rendering/frame.ts';
import { bootOfPage } from './head/boot-json.ts';
import { pageParts } from './page-parts.ts';
import { renderPage, type PageOutcome } from './rendering/page-render.ts';
import {
  isMissing,
  matchRoute,
  pagesOf,
  routesOf,
  type MatchedRoute,
  type ShopRoute,
} from './routes.ts';
import { createServerShellApi } from './rendering/server-shell-api.ts';

/** The answer to a request for a page. */
export type Composed =
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | {
      kind: 'document';
      status: number;
      /** Whether the document is the same for everyone, or private to the visitor. */
      audience: 'everyone' | 'visitor';
      /** The page, such as `mf-product/product`; the shell's name if the shell fills the page itself. */
      page: string;
      html: WrittenDocument;
      /** The hashes of the inline style sheets, for the policy. */
      styleHashes: string[];
      /** Whether everything on the page was rendered, so that the browser has nothing to fetch for it. */
      isWhole: boolean;
      /** Whether the server was too late, so that the browser must render the page. */
      isLate: boolean;
      /** The cookies that its version without JavaScript changes. */
      cookies: CookieChange[];
    };

export interface ComposeOptions {
  set: ReleaseSet;
  frame: FrameData;
  /** The path and query of the request. */
  url: string;
  origin: string;
  cookies: Record<string, string>;
  /** The session of a visitor who has signed in without code. */
  session: PlainSession;
  fetch: typeof globalThis.fetch;
  report(error: unknown, where: string): void;
  /** Called with the figures of each remote's code. */
  observe?: Observe;
  /** By which others see whose shop it is. */
  verification?: readonly VerificationTag[];
  /** A bar of the host's own above the page. */
  bar?: string;
  /** The share of visits in which the browser reports figures, 0 to 1. */
  measuredShare?: number;
  /** The data of the page inspector for developers; called when everything is rendered. */
  xray?: (() => Promise<XrayData>) | null;
}

/** The page that the shell shows when the server cannot be reached (§8). */
export const serviceErrorPath = '/webServiceError';

/** Composes the document of one request from one release set. */
export async function composePage(options: ComposeOptions): Promise<Composed> {
  const { set, frame, url, cookies, session, report, observe, measuredShare, xray } = options;
  const fetch = observedFetch(observe, options.fetch);
  const { pathname } = new URL(`http://shop.invalid${url}`);
  const route = matchRoute(routesOf(set), pathname);

  const fragments = fragmentRenderer({ set, url, shellApi: () => shellApi, report, observe });
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
  // A redirect does not wait for header and footer, and must not fail with them.
  around.catch(() => undefined);

  const { shopName, logoPath } = frame;
  const aboutShop = { ...options, shopName, logoPath };
  const outcome: PageOutcome = route
    ? await renderPage({
        set,
        route,
        url,
        shellApi,
        cookies,
        session,
        fallbackHead: { title: shopName },
        write: (said) => pageParts(route, said, aboutShop),
        report,
        observe,
      })
    : { kind: 'not-found' };

  if (outcome.kind === 'redirect') {
    return { kind: 'redirect', to: outcome.to, status: outcome.permanent ? 301 : 302 };
  }
  const shown = outcome.kind === 'shown' ? outcome : await shellPage(options, pathname);
  const matched = outcome.kind === 'shown' ? route : null;
  const { above, below } = await ownFrame(await around, {
    set,
    isOwn: shown.isPlain && session.isOpen,
  });

  const firstView = firstViewOf(set, {
    modules: modulesOf(matched, fragments.used),
    styledLike:
      matched && shown.styledLike ? [matched.remote, `pages/${shown.styledLike}`] : undefined,
    isRendered: shown.state === 'rendered',
  });
  const banner = (options.bar ?? '') + (set.overridden ? overrideBanner(set.overridden) : '');
  const { head, jsonLd, boot } = shown.parts;

  return {
    kind: 'document',
    status: shown.status,
    audience: shown.isPlain ? 'visitor' : (route?.audience ?? 'everyone'),
    page: matched ? nameOf(matched) : 'shell',
    isWhole: shown.state === 'rendered' && fragments.areWhole(),
    isLate: shown.isLate ?? false,
    cookies: shown.cookies ?? [],
    styleHashes: firstView.styleHashes,
    html: writtenDocument(
      `<!doctype html><html lang="fa" dir="rtl"><head>${head.before}`,
      [
        `${head.after}</head><body>${banner}`,
        above,
        laterScripts(set),
        `<main id="${mainElement}" tabindex="-1">`,
        matched ? `<div id="${pageElementId(nameOf(matched))}">` : '<div>',
        shown.html,
        '</div></main>',
        below,
        jsonLd,
        `<script type="application/json" id="${bootElement}">`,
        bootOfPage(boot, {
          ...(measuredShare && { measuredShare }),
          ...(xray && { xray: await xray() }),
        }),
      ],
      sharedPartsOf(set, firstView, frame),
    ),
  };
}

/** The frame, which says on a page of their own to a customer without code that they have signed in. */
async function ownFrame(
  frame: FrameHtml,
  { set, isOwn }: { set: ReleaseSet; isOwn: boolean | undefined },
): Promise<FrameHtml> {
  const { forCustomer } = set.shell.entry;
  return isOwn && forCustomer ? forCustomer(frame, pagesOf(set)) : frame;
}

type Shown = Extract<PageOutcome, { kind: 'shown' }>;

/** The pages that the shell fills itself. */
async function shellPage(options: ComposeOptions, pathname: string): Promise<Shown> {
  const { status, render } = shellPageAt(options, pathname);
  const { title, html } = await withDeadline(shellDeadlineMs, () => render(options.url));

  const head = { title, robots: 'noindex' };
  const { shopName, logoPath } = options.frame;
  const aboutShop = { ...options, shopName, logoPath };
  const parts = pageParts(null, { head, state: 'rendered', data: null }, aboutShop);
  return { kind: 'shown', status, state: 'rendered', parts, html };
}

function shellPageAt({ set }: ComposeOptions, pathname: string) {
  const { renderServiceError, renderNotFound, renderUnavailable } = set.shell.entry;
  if (pathname.toLowerCase() === serviceErrorPath.toLowerCase())
    return { status: 503, render: renderServiceError };
  // Search engines drop an address that answers 404 even once.
  if (isMissing(set, pathname)) return { status: 503, render: renderUnavailable };
  return { status: 404, render: renderNotFound };
}

function nameOf({ remote, page }: ShopRoute): string {
  return `${remote}/${page}`;
}

/** The module of the page, and those of the fragments in the header and on the first screen. */
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
