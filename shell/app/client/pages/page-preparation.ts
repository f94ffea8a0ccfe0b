import type { Preview } from '@kashi/border/preview';
import type { ClientPage, Head, Loaded, View } from '@kashi/border/remote-contract';
import type { BootPage } from '@kashi/border/boot-data';
import type { ClientRoute } from './client-routes.ts';
import { askEarly } from '../ahead/early-answers.ts';
import type { RemoteModules } from '../code/remote-modules.ts';

/** A page that is ready to be shown: its code, and its data or the problem that prevented it. */
export interface PreparedPage {
  kind: 'page';
  route: ClientRoute;
  module: ClientPage;
  view: View;
  head: Head;
}

export type Prepared = PreparedPage | Exclude<Loaded, { kind: 'found' }>;

/** The time for which prefetched or earlier data is used for a new visit, in milliseconds. */
const freshForMs = 30_000;
/** Going back shows pages as they were, but no prices of another day, in milliseconds. */
const backForMs = 60 * 60 * 1000;
/** The most remembered pages. */
const rememberedPages = 30;

interface PreparationOptions {
  modules: RemoteModules;
  fetch: typeof globalThis.fetch;
  /** The server's page for `url`, so that it is not requested again. */
  first: { url: string; page: BootPage } | null;
}

/** `back`: an entry of the history is shown again; `reload`: the visitor wants new data. */
export type Occasion = 'visit' | 'back' | 'reload';

interface Reading {
  loaded: Promise<Loaded>;
  startedAt: number;
  settled: boolean;
  /** Whether the page was only prefetched. */
  isAhead: boolean;
  abort(): void;
}

/** Why the code of the latest page without code failed: what the report of its notice names. */
export let codeFailure: unknown;

/** Prepares pages: code, style and data in parallel, each once for all callers. */
export function createPagePreparation({ modules, fetch, first }: PreparationOptions) {
  const readings = new Map<string, Reading>();
  if (first?.page.state === 'rendered') {
    const loaded = Promise.resolve<Loaded>({ kind: 'found', data: first.page.data });
    readings.set(first.url, {
      loaded,
      startedAt: Date.now(),
      settled: true,
      isAhead: false,
      abort: () => undefined,
    });
  }

  function codeFor({ remote, page, fragments }: ClientRoute): Promise<ClientPage> {
    for (const id of fragments) modules.fragment(...partsOf(id)).catch(() => undefined);
    return modules.page(remote, page);
  }

  function dataFor(route: ClientRoute, module: Promise<ClientPage>, occasion: Occasion) {
    const known = readings.get(route.url);
    if (known && isReusable(known, route, occasion)) {
      known.isAhead = false;
      return known.loaded;
    }
    return read(route, module, fetch, false);
  }

  function read(
    route: ClientRoute,
    module: Promise<ClientPage>,
    ask: typeof globalThis.fetch,
    isAhead: boolean,
  ) {
    const { remote, page, url, params } = route;
    const controller = new AbortController();
    const { signal } = controller;
    const early = modules.hasPage(remote, page) ? ask : askEarly(route, ask, signal);
    const loaded = module.then(({ load }) => load({ url, params, signal, fetch: early }));
    const reading: Reading = {
      loaded,
      startedAt: Date.now(),
      settled: false,
      isAhead,
      abort: () => controller.abort(),
    };
    loaded.then(
      () => (reading.settled = true),
      () => readings.get(url) === reading && readings.delete(url),
    );
    remember(url, reading);
    return loaded;
  }

  /** Drops prefetched pages first, because Back must show earlier pages. */
  function remember(url: string, reading: Reading) {
    readings.delete(url);
    readings.set(url, reading);
    if (readings.size <= rememberedPages) return;
    const unseen = [...readings.keys()].find((each) => readings.get(each)?.isAhead);
    readings.delete(unseen ?? readings.keys().next().value ?? '');
  }

  return {
    /** Rejects only if the page's code cannot be loaded. */
    async prepare(route: ClientRoute, occasion: Occasion): Promise<Prepared> {
      const code = codeFor(route);
      const data = dataFor(route, code, occasion).then(
        (loaded) => ({ loaded }),
        (problem: unknown) => ({ problem }),
      );
      const module = await code.catch((error: unknown) => {
        codeFailure = error;
        throw error;
      });
      const outcome = await data;
      if ('problem' in outcome)
        return prepared(route, module, { data: null, problem: outcome.problem });
      // The target is read again even if it is in memory: an answer that leads back to the page on the screen has newer data for it.
      if (outcome.loaded.kind === 'redirect') readings.delete(outcome.loaded.to);
      if (outcome.loaded.kind !== 'found') return outcome.loaded;
      return prepared(route, module, { data: outcome.loaded.data });
    },

    /**
     * The page with the pressed card's preview, as soon as its code is here. Null if the page shows no previews, or if its code
     * fails.
     */
    async preview(route: ClientRoute, preview: Preview): Promise<PreparedPage | null> {
      const module = await codeFor(route).catch(() => null);
      if (!module?.previews) return null;
      const view: View = { params: route.params, data: null, preview };
      return { kind: 'page', route, module, view, head: { title: preview.name } };
    },

    /** Loads the code and the style of a page, and of the fragments on its first screen. Rejects if that fails. */
    fetchCode: async (route: ClientRoute): Promise<void> => void (await codeFor(route)),

    /**
     * Prefetches the data of a public page through `ask`. Returns null if the data is here or under way, or if the page depends
     * on the visitor; otherwise the result, with a function that drops it again.
     */
    readAhead(route: ClientRoute, ask: typeof globalThis.fetch) {
      const known = readings.get(route.url);
      if (route.audience !== 'everyone' || (known && isReusable(known, route, 'visit')))
        return null;
      const loaded = read(route, codeFor(route), ask, true);
      const reading = readings.get(route.url);
      return {
        loaded,
        letGo: () => void (readings.get(route.url) === reading && readings.delete(route.url)),
      };
    },

    /** The visitor has gone elsewhere: requests under way for this page are aborted. */
    abandon(route: ClientRoute): void {
      const reading = readings.get(route.url);
      if (!reading || reading.settled) return;
      readings.delete(route.url);
      reading.abort();
    },

    /** Drops everything: after a sign-in or a sign-out earlier data is invalid. */
    forget: () => readings.clear(),
  };
}

export type PagePreparation = ReturnType<typeof createPagePreparation>;

/** Data that depends on the visitor is never shown from memory; only simultaneous requests share it. */
function isReusable(reading: Reading, route: ClientRoute, occasion: Occasion): boolean {
  if (occasion === 'reload') return false;
  if (route.audience === 'visitor') return !reading.settled;
  // A clock that was set back would keep the data fresh.
  const ageMs = Math.abs(Date.now() - reading.startedAt);
  return ageMs < (occasion === 'back' ? backForMs : freshForMs);
}

function prepared(
  route: ClientRoute,
  module: ClientPage,
  outcome: { data: unknown; problem?: unknown },
): PreparedPage {
  const view: View = { params: route.params, ...outcome };
  return { kind: 'page', route, module, view, head: module.head(outcome.data, route.url) };
}

function partsOf(id: string): [remote: string, fragment: string] {
  const [remote = '', fragment = ''] = id.split('/');
  return [remote, fragment];
}
