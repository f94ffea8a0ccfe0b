import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments, findChromium } from '../browsers/chromium.ts';
import { browserVisit, type Visit } from './browser-visit.ts';
import { idOf, type Candidate, type Neighbours } from './candidate.ts';
import type { Look } from './looks.ts';
import { firstDifference } from './page-shown.ts';
import { openApi } from './recorded-api.ts';
import { readRecordedShop, recordedAnswer } from './recorded-shop.ts';
import { ShopsOfBuilds } from './shop-of-builds.ts';
import type { PageExample } from '../../shared/src/host/page-route.ts';

/** So many pages are open at once in the one browser. */
const sideBySide = 4;
/** What still differs after this is no matter of time, in milliseconds. */
const settledMs = 5000;
const screens = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

interface HydrationOptions {
  /** Who is live beside the candidates, and by now in their place. */
  live: Neighbours;
  looks: readonly Look[];
}

/**
 * Wherever it is looked, a page comes alive in a real browser without a word of complaint, in the real host and among those that
 * will be live beside the candidates. What the server has rendered is what the browser would have rendered by itself, down to
 * the attributes, which React does not compare. Where a candidate meets what stands in the place of a neighbour, it comes alive
 * as well. Asked once for all candidates, since it takes seconds.
 */
export async function hydrationCheck(
  candidates: Neighbours,
  { live, looks }: HydrationOptions,
): Promise<string[]> {
  if (looks.length === 0) return [];
  const browser = await openBrowser();
  if (typeof browser === 'string') return [`hydration: ${browser}`];
  const recorded = readRecordedShop();
  const api = await openApi((request) => Promise.resolve(recordedAnswer(recorded, request)));
  const shops = new ShopsOfBuilds(api.url);
  const soon = new Map([...live, ...candidates]);

  const troublesOf = async ({ beside, isMeeting, ...look }: Look): Promise<string[]> => {
    const troublesAmong = async (builds: Neighbours) => {
      const origin = await shops.urlOf(replacing(builds, beside));
      return (beside ? briefTroublesAt : troublesAt)(browser, { ...look, origin });
    };
    const troubles = await troublesAmong(soon);
    const wasThere = live.has(look.toBlame.manifest.name);
    if (!isMeeting || !wasThere || troubles.length === 0) return troubles;
    // What a neighbour does wrong by itself holds up nobody's release.
    const before = await troublesAmong(live);
    return troubles.filter((trouble) => !before.includes(trouble));
  };

  try {
    const queue = looks.values();
    const refusals: string[] = [];
    const work = async () => {
      for (const look of queue) {
        const troubles = await troublesOf(look);
        refusals.push(...troubles.map((trouble) => `${placeOf(look)}: ${trouble}`));
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, work));
    return refusals;
  } finally {
    await browser.close();
    await shops.close();
    api.close();
  }
}

function placeOf({ path, as: visitor, onPhone, toBlame, beside }: Look): string {
  const among = beside ? ` with ${idOf(beside)}` : '';
  return `${idOf(toBlame)}${among}: hydration: ${path}${visitor === 'guest' ? '' : ` as a ${visitor}`}${onPhone ? ' on a phone' : ''}`;
}

function replacing(builds: Neighbours, beside: Candidate | null): Neighbours {
  return beside ? new Map([...builds, [beside.manifest.name, beside]]) : builds;
}

interface Place extends PageExample {
  origin: string;
}

async function troublesAt(browser: Browser, where: Place): Promise<string[]> {
  const context = await browser.newContext(personAt(where));
  try {
    const hydrated = await browserVisit(context, where);
    if (hydrated.troubles.length > 0 || !hydrated.isRendered)
      return [...new Set(hydrated.troubles)];
    const alone = await browserVisit(context, { ...where, alone: true });
    const difference = await lastingDifference(hydrated, alone);
    return [...new Set(alone.troubles), ...(difference ? [difference] : [])];
  } finally {
    await context.close();
  }
}

/** One look, which tells whether the page comes alive. */
async function briefTroublesAt(browser: Browser, where: Place): Promise<string[]> {
  const context = await browser.newContext(personAt(where));
  try {
    return [...new Set((await browserVisit(context, where)).troubles)];
  } finally {
    await context.close();
  }
}

function personAt({ onPhone }: Place) {
  const viewport = onPhone ? screens.phone : screens.desktop;
  return { locale: 'fa-IR', reducedMotion: 'reduce', viewport } as const;
}

/** What comes when the page rests, a map or a chart, comes to one of the two before the other. */
async function lastingDifference(hydrated: Visit, alone: Visit): Promise<string | null> {
  const until = Date.now() + settledMs;
  for (;;) {
    const difference = firstDifference(await hydrated.shown(), await alone.shown());
    if (!difference || Date.now() > until) return difference;
    await wait(250);
  }
}

/** A gate that cannot look refuses: why it cannot, in place of a browser. */
async function openBrowser(): Promise<Browser | string> {
  try {
    return await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  } catch (error) {
    const [sentence] = String(error).split('\n');
    return `no browser could be opened to look at the pages: ${sentence}`;
  }
}
