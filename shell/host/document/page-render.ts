import type { ShellApi } from '@kashi/shared/border/shell-api';
import type { Head, RenderedPage } from '@kashi/shared/border/remote-contract';
import { observed, type Observe } from '../telemetry/observed.ts';
import type { Release } from '../release-sets/releases.ts';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { withDeadline } from './deadline.ts';
import type { MatchedRoute } from './routes.ts';

/** What one page came to on the server. */
export type PageOutcome =
  | {
      kind: 'shown';
      status: number;
      state: 'rendered' | 'waiting';
      head: Head;
      data: unknown;
      html: string;
      /** It took longer than it may, and this is its skeleton. */
      isLate?: boolean;
    }
  | { kind: 'not-found' }
  | { kind: 'redirect'; to: string; permanent: boolean };

interface PageRenderOptions {
  set: ReleaseSet;
  route: MatchedRoute;
  url: string;
  shellApi: ShellApi;
  /** As the browser has sent them, for a page that works without JavaScript. */
  cookies: Record<string, string>;
  fallbackHead: Head;
  report(error: unknown, where: string): void;
  observe?: Observe | undefined;
}

/**
 * Renders a page within its deadline. Where it is late or fails, the skeleton goes out and the browser takes over:
 * status 200 for lateness, which the browser is likely to mend, 503 for a failure, so that no cache or crawler keeps it.
 */
export async function renderPage(options: PageRenderOptions): Promise<PageOutcome> {
  const { set, route, url, shellApi, report, observe } = options;
  const release = set.remotes.get(route.remote);
  const { remote } = route;
  const name = `${remote}/${route.page}`;
  if (!release?.entry) return waiting(options, release, 200);
  if (route.audience === 'visitor')
    return (await plainPage(options)) ?? waiting(options, release, 200);

  const { entry, deadlineMs } = release;
  try {
    const { params } = route;
    const startedAt = performance.now();
    const rendered = await observed(observe, { kind: 'page', remote, name }, () =>
      withDeadline(deadlineMs, async (signal) =>
        whole(
          await entry.renderPage(route.page, {
            url,
            params,
            signal,
            host: shellApi,
            fetch: shellApi.fetch,
          }),
        ),
      ),
    );
    if (rendered.kind !== 'found') return rendered;
    const { loadMs = 0 } = rendered;
    const renderMs = performance.now() - startedAt - loadMs;
    observe?.({ kind: 'render', remote, name }, { failed: false, ms: renderMs });
    observe?.({ kind: 'load', remote, name }, { failed: false, ms: loadMs });
    const { head, data, html } = rendered;
    return { kind: 'shown', status: 200, state: 'rendered', head, data, html };
  } catch (error) {
    report(error, `page ${name}`);
    const late = error instanceof Error && error.name === 'LateError';
    // The failure is counted already; its skeleton would be counted as a success beside it.
    const skeleton = await waiting({ ...options, observe: undefined }, release, late ? 200 : 503);
    return { ...skeleton, isLate: late };
  }
}

/**
 * What the browser can use before its JavaScript runs, or without any. To the browser's own code it is a waiting state
 * like another, which the page then takes the place of.
 */
async function plainPage({
  set,
  route,
  url,
  shellApi,
  cookies,
  report,
  observe,
}: PageRenderOptions): Promise<PageOutcome | null> {
  const release = set.remotes.get(route.remote);
  const { page, params } = route;
  const render = release?.entry?.renderPlain;
  if (!render) return null;
  try {
    const name = `${route.remote}/${page}`;
    const plain = await observed(observe, { kind: 'plain', remote: route.remote, name }, () =>
      withDeadline(release.deadlineMs, (signal) =>
        render(page, { url, params, signal, host: shellApi, cookies, fetch: shellApi.fetch }),
      ),
    );
    return plain && shownWaiting(plain, 200);
  } catch (error) {
    report(error, `plain page ${route.remote}/${page}`);
    return null;
  }
}

async function waiting(
  { route, url, shellApi, fallbackHead, set, report, observe }: PageRenderOptions,
  release: Release | undefined,
  status: number,
): Promise<Shown> {
  const entry = release?.entry;
  let skeleton: { head: Head; html: string } | null = null;
  try {
    skeleton = entry
      ? await observed(
          observe,
          { kind: 'skeleton', remote: route.remote, name: `${route.remote}/${route.page}` },
          () => entry.renderWaiting(route.page, { url, host: shellApi }),
        )
      : null;
  } catch (error) {
    report(error, `skeleton ${route.remote}/${route.page}`);
  }

  const html = skeleton?.html ?? (await set.shell.entry.renderEmptyPage());
  return shownWaiting({ head: skeleton?.head ?? fallbackHead, html }, status);
}

type Shown = Extract<PageOutcome, { kind: 'shown' }>;

function shownWaiting({ head, html }: { head: Head; html: string }, status: number): Shown {
  return { kind: 'shown', status, state: 'waiting', head, data: null, html };
}

type Whole = Exclude<RenderedPage, { kind: 'found' }> | (Found & { html: string });

type Found = Extract<RenderedPage, { kind: 'found' }>;

/** A page that breaks while it is written is one that has failed: nothing of it is out yet, and its status can say so. */
async function whole(rendered: RenderedPage): Promise<Whole> {
  if (rendered.kind !== 'found') return rendered;
  const chunks: (string | Uint8Array)[] = [];
  await rendered.pipe((chunk) => chunks.push(chunk));
  const [only] = chunks;
  if (chunks.length === 1 && typeof only === 'string') return { ...rendered, html: only };
  // A letter may lie in two of them.
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
  return { ...rendered, html: Buffer.concat(bytes).toString() };
}
