import type { Preview } from '@kashi/shared/border/preview';
import type { ClientPage, Head, Loaded, View } from '@kashi/shared/border/remote-contract';
import type { BootPage } from '@kashi/shared/border/boot-data';
import type { ClientRoute } from './client-routes.ts';
import { askEarly } from './early-answers.ts';
import type { RemoteModules } from './remote-modules.ts';

/** A page that is ready to be shown: its code is here, and its data, or the problem that kept it away. */
export interface PreparedPage {
  kind: 'page';
  route: ClientRoute;
  module: ClientPage;
  view: View;
  head: Head;
}

export type Prepared = PreparedPage | Exclude<Loaded, { kind: 'found' }>;

/** How long data that was read ahead, or on an earlier visit, is good for a new visit, in milliseconds. */
const freshForMs = 30_000;
/** Going back shows what was there, so it may be older; this many pages are remembered. */
const rememberedPages = 30;

interface PreparationOptions {
  modules: RemoteModules;
  fetch: typeof globalThis.fetch;
  /** What the server has rendered for `url`, so that it is not asked again. */
  first: { url: string; page: BootPage } | null;
}

/** `back`: an entry of the history is shown again; `reload`: the visitor wants it anew. */
export type Occasion = 'visit' | 'back' | 'reload';

interface Reading {
  loaded: Promise<Loaded>;
  startedAt: number;
  settled: boolean;
  /** Nobody has asked to see it yet. */
  isAhead: boolean;
  abort(): void;
}

/** Gets pages ready: code, style and data side by side, each only once however often it is asked for. */
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

  /** What nobody has seen goes first: Back is to show what was there. */
  function remember(url: string, reading: Reading) {
    readings.delete(url);
    readings.set(url, reading);
    if (readings.size <= rememberedPages) return;
    const unseen = [...readings.keys()].find((each) => readings.get(each)?.isAhead);
    readings.delete(unseen ?? readings.keys().next().value ?? '');
  }

  return {
    /** Rejects only where the page's code cannot be had. */
    async prepare(route: ClientRoute, occasion: Occasion): Promise<Prepared> {
      const code = codeFor(route);
      const data = dataFor(route, code, occasion).then(
        (loaded) => ({ loaded }),
        (problem: unknown) => ({ problem }),
      );
      const module = await code;
      const outcome = await data;
      if ('problem' in outcome)
        return prepared(route, module, { data: null, problem: outcome.problem });
      if (outcome.loaded.kind !== 'found') return outcome.loaded;
      return prepared(route, module, { data: outcome.loaded.data });
    },

    /**
     * The page as the pressed card shows it, as soon as its code is here. Null where the page has no use for a preview, or
     * its code is not to be had.
     */
    async preview(route: ClientRoute, preview: Preview): Promise<PreparedPage | null> {
      const module = await codeFor(route).catch(() => null);
      if (!module?.previews) return null;
      const view: View = { params: route.params, data: null, preview };
      return { kind: 'page', route, module, view, head: { title: preview.name } };
    },

    /** Gets the code and the style of a page, and of the fragments on its first screen. Rejects where it cannot be had. */
    fetchCode: async (route: ClientRoute): Promise<void> => void (await codeFor(route)),

    /**
     * Reads what a page that is for everyone would show, through `ask`. Answers null where that is here already or under way,
     * or is for its visitor alone; otherwise what it came to, with the function that lets go of it again.
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

    /** The visitor has gone elsewhere: what is still on its way is no longer wanted. */
    abandon(route: ClientRoute): void {
      const reading = readings.get(route.url);
      if (!reading || reading.settled) return;
      readings.delete(route.url);
      reading.abort();
    },

    /** After a sign-in or a sign-out nothing that was read before is true any more. */
    forget: () => readings.clear(),
  };
}

export type PagePreparation = ReturnType<typeof createPagePreparation>;

/** What depends on the visitor is never shown from memory; it may only be waited for by two at once. */
function isReusable(reading: Reading, route: ClientRoute, occasion: Occasion): boolean {
  if (occasion === 'reload') return false;
  if (route.audience === 'visitor') return !reading.settled;
  return occasion === 'back' || Date.now() - reading.startedAt < freshForMs;
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
