import type { ShellApi } from '@kashi/border/shell-api';
import type { CookieChange, Head } from '@kashi/border/remote-contract';
import { observed, type Observe } from '../../telemetry/observed.ts';
import { asksPlain } from '../asks-plain.ts';
import { signInAddress, type PlainSession } from '../../plain-session/plain-session.ts';
import { withOwner } from '../../plain-session/whose-form.ts';
import type { Release } from '../../release-sets/releases.ts';
import type { ReleaseSet } from '../../release-sets/release-set.ts';
import { shellDeadlineMs, withDeadline } from './deadline.ts';
import type { PageParts, SaidOfPage } from '../page-parts.ts';
import type { MatchedRoute } from '../routes.ts';
import { wholePage } from './whole-page.ts';

/** The outcome of one page on the server. */
export type PageOutcome =
  | {
      kind: 'shown';
      status: number;
      state: 'rendered' | 'waiting';
      parts: PageParts;
      html: string;
      /** Whether the page exceeded its deadline, and this is its skeleton. */
      isLate?: boolean;
      /** Whether this is the version without JavaScript, which belongs to its visitor. */
      isPlain?: true;
      cookies?: CookieChange[];
      /** A page whose style sheets it takes as well. */
      styledLike?: string | undefined;
    }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string; permanent: boolean };

interface PageRenderOptions {
  set: ReleaseSet;
  route: MatchedRoute;
  url: string;
  shellApi: ShellApi;
  /** The cookies of the request, for pages that work without JavaScript. */
  cookies: Record<string, string>;
  session: PlainSession;
  fallbackHead: Head;
  /** Throws where the page says of itself what cannot be written. */
  write(said: SaidOfPage): PageParts;
  report(error: unknown, where: string): void;
  observe?: Observe | undefined;
}

/**
 * Renders a page within its deadline. If the page is late or fails, its skeleton is sent and the browser takes over: status 200
 * for a late page, which the browser can likely complete, and 503 for a failure, so that no cache or crawler keeps it.
 */
export async function renderPage(options: PageRenderOptions): Promise<PageOutcome> {
  const { set, route, url, shellApi, write, report, observe } = options;
  const release = set.remotes.get(route.remote);
  const { remote } = route;
  const name = `${remote}/${route.page}`;
  if (!release?.entry)
    return options.session.isOpen ? unavailable(options) : waiting(options, release, 200);
  if (route.audience === 'visitor')
    return (await plainPage(options)) ?? waiting(options, release, 200);
  const plain = asksPlain(set, route, options) ? await plainPage(options) : null;
  if (plain) return plain;

  const { entry, deadlineMs } = release;
  try {
    const { params } = route;
    const startedAt = performance.now();
    const rendered = await observed(observe, { kind: 'page', remote, name }, () =>
      withDeadline(deadlineMs, async (signal) => {
        const { fetch } = shellApi;
        const context = { url, params, signal, host: shellApi, fetch };
        const page = await wholePage(await entry.renderPage(route.page, context), signal);
        if (page.kind !== 'found') return page;
        return { ...page, parts: write({ ...page, state: 'rendered' }) };
      }),
    );
    if (rendered.kind !== 'found') return rendered;
    const { loadMs = 0 } = rendered;
    const renderMs = performance.now() - startedAt - loadMs;
    observe?.({ kind: 'render', remote, name }, { failed: false, ms: renderMs });
    observe?.({ kind: 'load', remote, name }, { failed: false, ms: loadMs });
    const { parts, html } = rendered;
    return { kind: 'shown', status: 200, state: 'rendered', parts, html };
  } catch (error) {
    report(error, `page ${name}`);
    const late = error instanceof Error && error.name === 'LateError';
    // The failure is already counted; a rendered skeleton must not count as a success.
    const skeleton = await waiting({ ...options, observe: undefined }, release, late ? 200 : 503);
    return { ...skeleton, isLate: late };
  }
}

/**
 * The version of a page that works before its JavaScript runs, or without any. The browser's code treats it as a waiting state
 * and replaces it with the page.
 */
async function plainPage({
  set,
  route,
  url,
  shellApi,
  cookies,
  session,
  write,
  report,
  observe,
}: PageRenderOptions): Promise<PageOutcome | null> {
  const release = set.remotes.get(route.remote);
  const { page, params } = route;
  const render = release?.entry?.renderPlain;
  if (!render) return null;
  const fetch = session.fetchWith(shellApi.fetch);
  const { isOpen: isSignedIn } = session;
  try {
    const name = `${route.remote}/${page}`;
    const plain = await observed(observe, { kind: 'plain', remote: route.remote, name }, () =>
      withDeadline(release.deadlineMs, async (signal) => {
        const context = { url, params, signal, host: shellApi, cookies, isSignedIn, fetch };
        const rendered = await render(page, context);
        if (!rendered || rendered.kind) return rendered;
        const { cookies: changes = [], styledLike, isWhole } = rendered;
        const html = withOwner(rendered.html, session.mark);
        const shown = shownWaiting({ ...rendered, html }, { status: 200, write, isPlain: isWhole });
        return { ...shown, isPlain: true as const, cookies: changes, styledLike };
      }),
    );
    return session.isOver() ? leadToSignIn() : plain;
  } catch (error) {
    if (session.isOver()) return leadToSignIn();
    report(error, `plain page ${route.remote}/${page}`);
    return session.isOpen ? unavailable({ set, url, write }) : null;
  }

  function leadToSignIn(): PageOutcome {
    const to = signInAddress(shellApi.pages?.pathOf('sign-in') ?? null, url);
    return { kind: 'redirect', to, permanent: false };
  }
}

/**
 * Says that the page is out of reach, with a retry, to a customer who has signed in without code: no code takes over, and the
 * skeleton would ask to sign in.
 */
async function unavailable({
  set,
  url,
  write,
}: Pick<PageRenderOptions, 'set' | 'url' | 'write'>): Promise<Shown> {
  const { title, html } = await withDeadline(shellDeadlineMs, () =>
    set.shell.entry.renderUnavailable(url),
  );
  const head = { title, robots: 'noindex' };
  return { ...shownWaiting({ head, html }, { status: 503, write, isPlain: true }), isPlain: true };
}

async function waiting(
  { route, url, shellApi, fallbackHead, set, write, report, observe }: PageRenderOptions,
  release: Release | undefined,
  status: number,
): Promise<Shown> {
  const { remote, page } = route;
  const name = `${remote}/${page}`;
  const { entry, deadlineMs = 0 } = release ?? {};
  try {
    if (entry)
      return await observed(observe, { kind: 'skeleton', remote, name }, () =>
        withDeadline(deadlineMs, async () => {
          const skeleton = await entry.renderWaiting(page, { url, host: shellApi });
          return shownWaiting(skeleton, { status, write });
        }),
      );
  } catch (error) {
    report(error, `skeleton ${name}`);
  }

  const html = await withDeadline(shellDeadlineMs, () => set.shell.entry.renderEmptyPage());
  return shownWaiting({ head: fallbackHead, html }, { status, write });
}

type Shown = Extract<PageOutcome, { kind: 'shown' }>;

function shownWaiting(
  { head, html }: { head: Head; html: string },
  {
    status,
    write,
    isPlain,
  }: Pick<PageRenderOptions, 'write'> & { status: number; isPlain?: true | undefined },
): Shown {
  const parts = write({ head, state: 'waiting', data: null, isPlain });
  return { kind: 'shown', status, state: 'waiting', parts, html };
}
