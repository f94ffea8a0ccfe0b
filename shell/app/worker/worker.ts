import { releaseSetHeader } from '@kashi/border/release-set-header';
import { enableNavigationPreload } from 'serwist';
import { keepableSet, type KeepableDocument } from './document-facts.ts';
import { limits } from './limits.ts';
import { barStyle, barStylePath } from './look.ts';
import { readMessage, type Seen } from './messages-of-pages.ts';
import { hostAway, keptScript, keptScriptPath } from './page-scripts.ts';
import { answerForm, answerVisit, isNetworkThere, letThrough, pathOf } from './navigation.ts';
import {
  findFile,
  forgetAll,
  forgetOtherSets,
  keepPage,
  removeOld,
  touchPage,
} from './set-cache.ts';
import { atOnce, inTurn } from './turns.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker of the shop (ADR 063): the shop comes from the network, and pages that were seen can be read without one. It keeps documents
 * that the host has marked as the same for everyone, with their files, and nothing else: no answer of the API, nothing of a customer.
 */

/** No pages of the shop: calls, banks, the desk, files and the host's own addresses. */
const noPage =
  /^\/(v1|media|pay|bank|dev|docs|torob_api|desk|r|preview|healthz|readyz|metrics)(\/|$)/;

/** Documents of the network whose page has not said yet that it is seen. */
const documents = new Map<string, Promise<KeepableDocument>>();
const mostDocuments = 3;

// A new worker takes over at once: what it keeps lies by release set, and no page is loaded again.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(inTurn(() => removeOld(Date.now())).then(() => self.clients.claim()));
});
enableNavigationPreload();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') return event.respondWith(answerNavigation(event, pathname));
  if (request.method !== 'GET') return;
  if (pathname === barStylePath) return event.respondWith(textOf(barStyle, 'text/css'));
  if (pathname === keptScriptPath) {
    return event.respondWith(textOf(keptScript, 'text/javascript'));
  }
  if (pathname === '/healthz') return event.respondWith(fetch(request).catch(awayAnswer));
  if (/^\/(r|media)\//.test(pathname) && !isNetworkThere()) {
    event.respondWith(findFile(pathOf(request)).then((kept) => kept ?? fetch(request)));
  }
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (!message) return;
  const isDone = 'forget' in message ? atOnce(forget) : inTurn((signal) => take(message, signal));
  event.waitUntil(isDone);
});

function answerNavigation(event: FetchEvent, pathname: string): Promise<Response> {
  if (noPage.test(pathname)) return letThrough(event);
  if (event.request.method !== 'GET') return answerForm(event);
  return answerVisit(event, (path, set, document) => {
    documents.set(path, document);
    if (documents.size > mostDocuments) documents.delete(documents.keys().next().value ?? '');
    event.waitUntil(document);
    // The host has another set now, so what is kept of the set before goes as a whole.
    event.waitUntil(inTurn(() => forgetOtherSets(set)));
  });
}

/** Keeps a page that a visitor sees; without a release set that may be kept nothing happens. */
async function take({ seen, used }: Seen, signal: AbortSignal): Promise<void> {
  const waiting = documents.get(seen);
  documents.delete(seen);
  const now = Date.now();
  if (!waiting && (await touchPage(seen, { now, freshMs: limits.freshMs }))) return;
  const document = await (waiting ?? documentAt(seen));
  if (document && !signal.aborted) await keepPage(seen, document, { used, now, signal });
}

/** The document of a page that was opened by a link within a document. */
async function documentAt(path: string): Promise<KeepableDocument | null> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  const set = keepableSet(response);
  return set === null ? null : { set, html: await response.text(), headers: response.headers };
}

async function forget(): Promise<void> {
  documents.clear();
  await forgetAll();
}

/**
 * Where the host cannot be reached, a tab learns that its set is not live: from then on its links load documents, which are answered
 * here (`live-set.ts`).
 */
function awayAnswer(): Response {
  const headers = { [releaseSetHeader]: hostAway, 'cache-control': 'no-store' };
  return new Response('{"status":"away"}', { headers });
}

function textOf(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
