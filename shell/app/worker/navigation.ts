import { NetworkFirst } from 'serwist';
import { keepableSet, type KeepableDocument } from './document-facts.ts';
import { keptDocument } from './kept-document.ts';
import { limits } from './limits.ts';
import { offlinePage } from './offline-page.ts';
import { findPage, keptPages } from './set-cache.ts';

/** The answers that came from here and not from the network. */
const ownAnswers = new WeakSet<Response>();

let hasNetworkAnswered = false;

/**
 * Whether the last page came from the network. A worker that has just been started does not know it, and then looks among the
 * kept files first, which costs an online visitor next to nothing.
 */
export function isNetworkThere(): boolean {
  return hasNetworkAnswered && navigator.onLine;
}

/**
 * The network first, and for as long as the visitor has patience where a kept page could be shown; then the kept page; and where there is
 * neither, the page that says so. The strategy itself keeps nothing: `keepPage` does, of pages that were really seen.
 */
const networkFirst = new NetworkFirst({
  networkTimeoutSeconds: limits.patienceSeconds,
  plugins: [
    {
      handlerWillStart({ state }) {
        if (state) state['beganAt'] = Date.now();
        return Promise.resolve();
      },
      cacheWillUpdate: () => Promise.resolve(null),
      cachedResponseWillBeUsed: ({ request, state }) => keptAnswer(request, state),
      // A visit that the browser has begun by itself ends in Firefox with an answer of the type `error`, which asks no cache.
      async handlerDidError({ request, state }) {
        // A page without a network may lead to the page about an API that is away; the shop's first page is what it wanted.
        if (isServiceError(request)) return own(Response.redirect(new URL('/', request.url)));
        return (await keptAnswer(request, state)) ?? offlineAnswer('unseen');
      },
    },
  ],
});

/** Answers a visit of a page. `onDocument` gets each document of the network that may be kept. */
export async function answerVisit(
  event: FetchEvent,
  onDocument: (path: string, set: string, document: Promise<KeepableDocument>) => void,
): Promise<Response> {
  const { request } = event;
  const response = await networkFirst.handle({ event, request });
  hasNetworkAnswered = !ownAnswers.has(response);
  const set = hasNetworkAnswered ? keepableSet(response) : null;
  if (set !== null) {
    const { headers } = response;
    const html = response.clone().text();
    onDocument(
      pathOf(request),
      set,
      html.then((text) => ({ set, html: text, headers })),
    );
  }
  return response;
}

/** Answers a form that loads a new document. It is never sent again by itself. */
export function answerForm({ request }: FetchEvent): Promise<Response> {
  return fetch(request).catch(() => offlineAnswer('unanswered'));
}

/** Lets a visit through that is none of the shop's pages. The browser may have begun it already, and it is made once. */
export async function letThrough({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

/** The path and query. */
export function pathOf({ url }: Pick<Request, 'url'>): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function isServiceError(request: Request): boolean {
  return pathOf(request).toLowerCase() === '/webserviceerror';
}

/** The kept page of a visit that began at `beganAt`; null where there is none. */
async function keptAnswer(
  request: Request,
  state: Record<string, unknown> | undefined,
): Promise<Response | null> {
  const now = Date.now();
  const kept = await findPage(pathOf(request), now);
  if (!kept) return null;
  const isSlow = now - Number(state?.['beganAt']) >= limits.patienceSeconds * 1000;
  return own(await keptDocument(kept, { why: isSlow ? 'slow' : 'away', now }));
}

async function offlineAnswer(why: 'unseen' | 'unanswered'): Promise<Response> {
  const now = Date.now();
  return own(offlinePage({ pages: await keptPages(now), why, now }));
}

function own(response: Response): Response {
  ownAnswers.add(response);
  return response;
}
