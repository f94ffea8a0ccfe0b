import { registerApplication, start } from 'single-spa';
import type { ShellApi } from '@kashi/border/shell-api';
import { pageIdPrefix, type View } from '@kashi/border/remote-contract';
import { mainElement, pageElementId } from '@kashi/border/shell-wire';
import type { BootData } from '@kashi/border/boot-data';
import type { RouteMatcher } from './client-routes.ts';
import { measureMount } from '../../telemetry/mount-measure.ts';
import { showFallback } from '../code/fallback.ts';
import { hydratesOnce } from './hydrates-once.ts';
import { codeFailure, type PreparedPage } from './page-preparation.ts';

interface PageApplicationsOptions {
  boot: BootData;
  match: RouteMatcher;
  /** The path and query that the server has answered. */
  answered: string;
  shell: ShellApi;
  /** The prepared page for the present address; null if its code failed. */
  settled(): PreparedPage | null;
  /** Prepares the page for the present address again. */
  prepareAgain(): Promise<PreparedPage | null>;
  report(error: unknown, where: string): void;
  /** Every part of the page is alive, or has finally failed. */
  onAlive(): void;
}

/** One single-spa application for each page: single-spa decides when it mounts, the remote's lifecycles how. */
export function createPageApplications(options: PageApplicationsOptions) {
  const { boot, match, answered } = options;
  const shows = new Map<string, Show>();
  // The server's HTML is hydrated once, by the application of its page, at the start of the visit.
  const mayHydrate = hydratesOnce(boot.page?.state === 'rendered' ? answered : null);

  function register(id: string): void {
    const application = pageApplication(id, options, shows, mayHydrate);
    registerApplication({
      name: id,
      activeWhen: ({ href }) => match(href)?.id === id,
      app: () => Promise.resolve(application),
    });
  }

  return {
    /** Mounts the page of the present address. It is registered only now, because single-spa warns of applications that wait. */
    start(): void {
      for (const { remote, page } of boot.routes) register(`${remote}/${page}`);
      start({ urlRerouteOnly: true });
    },
    /** Shows later data in a page that stays on the screen. A page that has failed meanwhile is mounted anew. */
    show: (page: PreparedPage) => shows.get(page.route.id)?.(page),
  };
}

type Show = (page: PreparedPage) => void;

function pageApplication(
  id: string,
  { boot, shell, settled, prepareAgain, report, onAlive }: PageApplicationsOptions,
  shows: Map<string, Show>,
  mayHydrate: ReturnType<typeof hydratesOnce>,
) {
  let element: HTMLElement | null = null;
  let mounted: PreparedPage | null = null;
  let hasFailed = false;

  async function mount(prepared: PreparedPage | null): Promise<void> {
    let showView: ((view: View) => void) | undefined;
    const fail = (error: unknown) => {
      hasFailed = true;
      report(error, `page ${id}`);
      onAlive();
    };
    if (mounted && element) await leave(element);
    element = pageElement(id);
    hasFailed = false;
    let shown = prepared;
    shows.set(id, (page) => {
      // single-spa announces the first view as well, and a pressed `#`: what has failed with this data would fail again.
      if (page === shown) return;
      shown = page;
      if (hasFailed) void mount(page);
      else showView?.(page.view);
    });
    const isFilled = element.firstElementChild !== null;
    const hydrate = mayHydrate(prepared) && isFilled;
    const retry = async () => {
      const page = await prepareAgain();
      if (element?.isConnected) await mount(page);
    };

    try {
      if (!prepared) throw codeFailure ?? new Error('No page');
      if (!hydrate) {
        element.replaceChildren();
        delete element.dataset['plain'];
      }
      measureMount(id);
      await prepared.module.lifecycles.mount({
        domElement: element,
        host: shell,
        hydrate,
        idPrefix: pageIdPrefix,
        view: prepared.view,
        onView: (listener) => (showView = listener),
        onError: (error) => {
          fail(error);
          if (element) showFallback(element, () => void retry());
        },
        onAlive,
      });
      mounted = prepared;
      if (!hydrate) onAlive();
    } catch (error) {
      fail(error);
      // The server's HTML can be read, and its links work: it is better than a notice. Plain forms work for guests alone by now, since
      // the code has taken the session of a customer over from them.
      const worksPlainly = boot.page?.isPlain && isFilled && !shell.session.isSignedIn();
      if (hydrate || (worksPlainly && !prepared)) giveBack(element);
      else showFallback(element, () => void retry());
    }
  }

  /** Ends the page's root, a failed one too: React takes one root for an element. */
  async function leave(domElement: HTMLElement): Promise<void> {
    const left = mounted;
    mounted = null;
    await left?.module.lifecycles.unmount({ domElement });
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount: () => mount(settled()),
    async unmount() {
      shows.delete(id);
      const left = element;
      element = null;
      if (left) await leave(left);
      left?.remove();
    },
  };
}

/** A page whose code fails becomes a page without code: it says what cannot be sent, and what to do instead. */
function giveBack(element: HTMLElement): void {
  element.dataset['plain'] = '';
  delete document.documentElement.dataset['navigating'];
  for (const form of element.querySelectorAll<HTMLElement>('form[data-press]')) {
    form.dataset['press'] = 'lost';
  }
  for (const words of element.querySelectorAll('noscript')) words.outerHTML = words.textContent;
}

/** The server's element for the page, or else a new one; see `compose-page.ts`. */
function pageElement(id: string): HTMLElement {
  const present = document.getElementById(pageElementId(id));
  if (present) return present;
  const element = document.createElement('div');
  element.id = pageElementId(id);
  document.getElementById(mainElement)?.replaceChildren(element);
  return element;
}
