import { createAheadAllowance } from './ahead-allowance.ts';
import { unaskedHeader } from '@kashi/contracts/unasked-header';
import type { BootData } from '@kashi/border/boot-data';
import type { ShellApi } from '@kashi/border/shell-api';
import type { ClientRoute, RouteMatcher } from '../pages/client-routes.ts';
import { isUnanswered } from '../../figures/consent.ts';
import { isSamePlace, linkOf } from '../pages/link-clicks.ts';
import { endFormSession } from './end-form-session.ts';
import { forgetKeptGoods } from './forget-kept-goods.ts';
import { keepPageFresh } from './fresh-page.ts';
import { hintAtInstalling } from './hint-at-installing.ts';
import { keepSeenPages } from './keep-pages.ts';
import { linkedPages, linksInView } from './linked-pages.ts';
import type { PagePreparation } from '../pages/page-preparation.ts';
import type { InstallOffer } from '../../install/install-offer.ts';
import type { Trouble } from '../../telemetry/trouble.ts';
import type { ShellSession } from '../session/session.ts';
import { showTouchIcon } from './touch-icon.ts';
import { whenIdle } from '../when-idle.ts';

/** The visitor's rest at one place before its links are prefetched, in milliseconds. */
const restMs = 300;
const pagesWithCode = 3;
const readingsAtOnce = 2;
/** The most prefetches for links in view on one page. */
const readingsOnAPage = 12;

interface FetchAheadOptions {
  match: RouteMatcher;
  preparation: Pick<PagePreparation, 'fetchCode' | 'readAhead'>;
  boot: BootData;
  shell: ShellApi & { session: ShellSession };
  /** What has gone wrong in this document so far, and later. */
  troubles: Trouble[];
  /** The browser's offers to install the shop in this document so far, and later. */
  offers: readonly InstallOffer[];
}

/**
 * Prefetches before the press: the code of the pages that this page mostly links to, and the data of links in view or under a
 * pointer, a finger or the focus. Only public data, and within the allowance.
 */
export function createFetchAhead(options: FetchAheadOptions) {
  const { match, preparation, boot, shell, troubles, offers } = options;
  const { fetch } = shell;
  const allowance = createAheadAllowance();
  /** The addresses of pages that were answered to this visitor alone. */
  const privatePages = new Set<string>();
  let toRead: ClientRoute[] = [];
  let underWay = 0;
  let readHere = 0;

  async function code(route: ClientRoute): Promise<void> {
    const wanted = [[route.remote, `pages/${route.page}`], ...route.fragments.map(partsOf)];
    const files = wanted.flatMap(([remote = '', module = '']) => missing(remote, module));
    if (!allowance.admits(files.length)) throw new DOMException('', 'QuotaExceededError');
    for (const file of files) allowance.expect(file);
    await preparation.fetchCode(route);
  }

  /** The files of a module that this document has not requested yet; a requested file has its link. */
  function missing(remote: string, module: string): string[] {
    const { base = '', entry = '', modules = {} } = boot.remotes[remote] ?? {};
    const { js = [], css = [] } = modules[module] ?? {};
    const requested = new Set([...document.querySelectorAll('link')].map(hrefOf));
    return [entry, ...js, ...css].map((file) => base + file).filter((href) => !requested.has(href));
  }

  async function data(route: ClientRoute): Promise<void> {
    if (privatePages.has(route.url) || !allowance.admits(route.reads?.length ?? 2)) return;
    let isEverybodys = true;
    const ask: typeof fetch = async (input, init) => {
      allowance.expect(input instanceof Request ? input.url : input);
      const headers = new Headers(init?.headers);
      headers.set(unaskedHeader, '1');
      const response = await fetch(input, { ...init, priority: 'low', headers });
      isEverybodys &&= /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
      return response;
    };
    const reading = preparation.readAhead(route, ask);
    await reading?.loaded;
    if (isEverybodys) return;
    privatePages.add(route.url);
    reading?.letGo();
  }

  async function page(to: string): Promise<void> {
    const route = match(to);
    // A failure is ignored: the press requests the same again and shows the reason.
    if (route) await Promise.all([code(route), data(route)]).catch(() => undefined);
  }

  function readNext(): void {
    const route = underWay < readingsAtOnce && readHere < readingsOnAPage && toRead.shift();
    if (!route) return;
    underWay += 1;
    readHere += 1;
    Promise.all([code(route), data(route)])
      // The server or the network is overloaded, so this page prefetches no more.
      .catch(() => (readHere = readingsOnAPage))
      .finally(() => {
        underWay -= 1;
        readNext();
      });
    readNext();
  }

  async function look(): Promise<void> {
    if (!allowance.admits(1)) return;
    const links = await linksInView((link) => {
      const route = match(link.href);
      return Boolean(route?.reads) && route?.audience === 'everyone';
    });
    const routes = links.flatMap((link) => match(link.href) ?? []);
    toRead = [...new Map(routes.map((route) => [route.url, route])).values()];
    readNext();
  }

  async function start(): Promise<void> {
    readHere = 0;
    toRead = [];
    const [first, ...others] = linkedPages(match, pagesWithCode);
    if (first) await code(first).catch(() => undefined);
    // The next press is most likely on a link of this page, so its data comes before other code.
    await look();
    for (const route of others) {
      await new Promise<void>(whenIdle);
      await code(route).catch(() => undefined);
    }
  }

  return {
    page,
    /** Starts with the page on the screen, and again with every later page. */
    begin(onPage: ShellApi['onLocationChange']): void {
      let resting: ReturnType<typeof setTimeout> | undefined;
      const rest = () => {
        clearTimeout(resting);
        resting = setTimeout(() => void look(), restMs);
      };
      addEventListener('scroll', rest, { passive: true, capture: true });
      for (const name of ['pointerover', 'touchstart', 'focusin'] as const) {
        addEventListener(
          name,
          (event) => {
            const link = linkOf(event);
            if (link && !isSamePlace(link)) void page(link.href);
          },
          { passive: true },
        );
      }
      onPage(() => whenIdle(() => void start()));
      whenIdle(() => void start());
      if (boot.xray || Math.random() < (boot.measuredShare ?? 0)) {
        // A failure is ignored, because only measuring would be lost. It lies in one file with the counting of visits, since every
        // document has the hashes of each late file.
        import(/* webpackChunkName: "visit" */ '../vitals.ts').then(
          ({ watchVisit }) => watchVisit(boot, troubles),
          () => undefined,
        );
      }
      if (boot.frame.countsFigures && !navigator.webdriver) {
        // A failure is ignored: nobody is asked, and nothing counted.
        import(/* webpackChunkName: "visit" */ '../../figures/begin-figures.tsx').then(
          ({ beginFigures }) => beginFigures(shell, match),
          () => undefined,
        );
      }
      showTouchIcon(boot.frame);
      keepSeenPages(shell, match);
      endFormSession(shell);
      forgetKeptGoods(shell);
      keepPageFresh({ match, shell });
      // One question at a time: the home screen waits for a document in which the other one is answered.
      if (!boot.frame.countsFigures || !isUnanswered()) {
        hintAtInstalling({ shell, match, offers, shopName: boot.frame.shopName });
      }
    },
  };
}

export type FetchAhead = ReturnType<typeof createFetchAhead>;

function hrefOf(link: HTMLLinkElement): string | null {
  return link.getAttribute('href');
}

function partsOf(id: string): [remote: string, module: string] {
  const [remote = '', fragment = ''] = id.split('/');
  return [remote, `fragments/${fragment}`];
}
