import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../browsers/chromium.ts';
import { LateError } from '../../../shell/host/document/rendering/deadline.ts';
import { browserVisit, type Visit, type VisitOptions } from './browser-visit.ts';
import type { Candidate, Neighbours } from '../builds/candidate.ts';
import { placeOf, type CheckedPage } from '../checks/check-places.ts';
import type { PageCheck } from './page-checks.ts';
import { CleanContexts } from './clean-contexts.ts';
import { firstDifference } from './page-shown.ts';
import type { Count } from '../progress.ts';
import { openApi } from '../recorded/recorded-api.ts';
import { failingAnswer, recordedAnswer, recordedOf } from '../recorded/recorded-shop.ts';
import { ShopsOfBuilds } from '../builds/shop-of-builds.ts';
import type { Tab } from './tab.ts';

/** Checks that run at once in the one browser. */
const sideBySide = 4;
/** After this time, in milliseconds, a difference between two visits counts as lasting. */
const settledMs = 5000;

interface HydrationOptions {
  /** The builds that are live now, those that the candidates replace included. */
  live: Neighbours;
  checks: readonly PageCheck[];
  count: Count;
}

/**
 * Each checked page hydrates in a real browser without an error, served by the real host among the builds that will be live
 * beside the candidates. The server's HTML equals what the browser renders from nothing, including attributes, which React does
 * not compare. A page hydrates as well if the API fails, or beside a build that is not live. One run covers all candidates,
 * since it takes seconds.
 */
export async function hydrationCheck(
  candidates: Neighbours,
  { live, checks, count }: HydrationOptions,
): Promise<string[]> {
  if (checks.length === 0) return [];
  const browser = await openBrowser();
  if (typeof browser === 'string') return [`hydration: ${browser}`];
  const soon = new Map([...live, ...candidates]);
  const recorded = recordedOf(soon);
  const api = await openApi((request) =>
    Promise.resolve(request.isFailing ? failingAnswer : recordedAnswer(recorded, request)),
  );
  const shops = new ShopsOfBuilds(api.url);

  const troublesOf = async (contexts: CleanContexts, check: PageCheck): Promise<string[]> => {
    const { beside, isMeeting, suspect } = check;
    const troublesAmong = async (builds: Neighbours) => {
      const where = { ...check, origin: await shops.urlOf(replacing(builds, beside)) };
      const visit = (openTab: () => Promise<Tab>) => troublesAt(openTab, where);
      return contexts.at(where, visit, () => count('again')).catch(inWords);
    };
    const troubles = await troublesAmong(soon);
    const wasThere = live.has(suspect.manifest.name);
    if (!isMeeting || !wasThere || troubles.length === 0) return troubles;
    // A problem that the page has without the candidate does not block the candidate's release.
    const before = await troublesAmong(live);
    return troubles.filter((trouble) => !before.includes(trouble));
  };

  try {
    const queue = checks.values();
    const seen: CheckedPage[] = [];
    const work = async () => {
      const contexts = new CleanContexts(browser);
      for (const check of queue) {
        seen.push({ check, troubles: await troublesOf(contexts, check) });
        count();
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, work));
    return seen.flatMap(({ check, troubles }) =>
      troubles.map((trouble) => `${placeOf(check, seen)}: ${trouble}`),
    );
  } finally {
    await browser.close();
    await shops.close();
    api.close();
  }
}

/** A visit that was not ready in time: the machine may have stood still, so it runs once more, see `CleanContexts`. */
class LateVisit extends LateError {}

/** A page that hangs counts as a problem, like a page that throws. */
function inWords(error: unknown): string[] {
  if (error instanceof LateVisit) return [error.message];
  if (error instanceof LateError) return [`comes to no end: ${error.message}`];
  throw error;
}

function replacing(builds: Neighbours, beside: Candidate | null): Neighbours {
  return beside ? new Map([...builds, [beside.manifest.name, beside]]) : builds;
}

/** Problems of one page. Beside a build that is not live, hydration alone is checked. */
async function troublesAt(
  openTab: () => Promise<Tab>,
  where: VisitOptions & Pick<PageCheck, 'beside' | 'isFailing'>,
): Promise<string[]> {
  const hydrated = await browserVisit(await openTab(), where);
  if (hydrated.isLate) throw new LateVisit(hydrated.troubles.join());
  const sayAll = async (...others: string[]) => {
    // React's production build reports a mismatch without its place.
    const mismatch = hydrated.troubles.find((trouble) => trouble.includes(': hydration'));
    const part = mismatch?.includes('hydration of the') ? 'body' : '#content';
    const rewritten = mismatch ? await hydrated.rewritten(part) : null;
    return [...new Set([...hydrated.troubles, ...(rewritten ? [rewritten] : []), ...others])];
  };
  if (where.beside || hydrated.troubles.length > 0 || !hydrated.isRendered) return sayAll();
  const alone = await browserVisit(await openTab(), { ...where, alone: true });
  if (alone.isLate) throw new LateVisit(alone.troubles.join());
  // A page that reads its data in the browser shows something else while the API fails.
  const difference = where.isFailing ? null : await lastingDifference(hydrated, alone);
  return sayAll(...alone.troubles, ...(difference ? [difference] : []));
}

/** The first difference that stays; a part that loads when the page is idle, such as a map, appears in one visit before the other. */
async function lastingDifference(hydrated: Visit, alone: Visit): Promise<string | null> {
  const until = Date.now() + settledMs;
  for (;;) {
    const difference = firstDifference(await hydrated.shown(), await alone.shown());
    if (!difference || Date.now() > until) return difference;
    await wait(250);
  }
}

/** The browser, or why it could not be opened; the gate then refuses the release. */
async function openBrowser(): Promise<Browser | string> {
  try {
    return await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  } catch (error) {
    const [sentence] = String(error).split('\n');
    return `no browser could be opened to look at the pages: ${sentence}`;
  }
}
