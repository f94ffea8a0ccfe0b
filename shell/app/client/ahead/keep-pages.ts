import { workerPath, type WorkerMessage } from '@kashi/border/kept/kept-offline';
import type { ShellApi } from '@kashi/border/shell-api';
import { isDear } from './ahead-allowance.ts';
import type { RouteMatcher } from '../pages/client-routes.ts';
import { whenIdle } from '../when-idle.ts';

/** A page that is left earlier has not been seen, in milliseconds. */
const seenAfterMs = 2000;

/** The worker takes fewer: pictures of the next pages come between those of the one on the screen. */
const mostPictures = 50;

type Shell = Pick<ShellApi, 'fetch' | 'onLocationChange'>;

/**
 * Lets the browser keep pages that the visitor has seen, to be read without a network (R45): installs the shop's worker, and tells it of each public page.
 * The worker asks the host whether a page may be kept. Without a worker, as in a private window, the shop is as it was.
 *
 * With Save-Data or 2G nothing is installed and nothing more is kept; and a browser that a program drives, as a crawler's, has no next
 * visit to keep anything for.
 */
export function keepSeenPages(shell: Shell, match: RouteMatcher): void {
  const { serviceWorker, webdriver } = navigator;
  if (!serviceWorker || webdriver) return;
  const say = (message: WorkerMessage) => serviceWorker.controller?.postMessage(message);
  followNetwork(shell);
  if (isDear()) return;

  const used = watchUsedFiles();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const see = () => {
    clearTimeout(waiting);
    waiting = setTimeout(
      () =>
        whenIdle(() => {
          const { pathname, search, href } = location;
          if (match(href)?.audience === 'everyone') say({ seen: pathname + search, used: used() });
        }),
      seenAfterMs,
    );
  };
  shell.onLocationChange(see);
  // The first worker of a browser takes this page over as soon as it is there.
  serviceWorker.addEventListener('controllerchange', see);
  see();
  whenIdle(() => {
    serviceWorker.register(workerAddress()).catch(() => {
      // Silence is right: a private window, a full disk or a browser's setting may refuse, and nothing is lost.
    });
  });
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

/** Trusted Types let no string be the address of code; this policy knows one address only. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('kashi-worker', { createScriptURL: () => workerPath });
  return policy?.createScriptURL(workerPath) ?? workerPath;
}

/**
 * Without a network the worker answers for the host that the tab's release set is not live: links then load documents, which the worker
 * has, as after a release (`live-set.ts`).
 */
function followNetwork({ fetch }: Shell): void {
  const ask = () => void fetch('/healthz').catch(() => undefined);
  addEventListener('offline', ask);
  addEventListener('online', ask);
  if (!navigator.onLine) ask();
}

/** The paths of what this document has fetched of the releases, and of the pictures. Every arrival reaches an observer, even if the browser's list is full. */
function watchUsedFiles(): () => string[] {
  const code = new Set<string>();
  const pictures = new Set<string>();
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name);
      const [, folder] = pathname.split('/');
      if (origin !== location.origin) continue;
      if (folder === 'r') code.add(pathname);
      if (folder === 'media') addLatest(pictures, pathname);
    }
  }).observe({ type: 'resource', buffered: true });
  // The pictures of the page on the screen came last.
  return () => [...[...pictures].reverse(), ...code];
}

function addLatest(pictures: Set<string>, path: string): void {
  pictures.delete(path);
  pictures.add(path);
  if (pictures.size > mostPictures) pictures.delete(pictures.values().next().value ?? '');
}
