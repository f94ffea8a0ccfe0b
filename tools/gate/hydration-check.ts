import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments, findChromium } from '../chromium.ts';
import { browserVisit, type Visit } from './browser-visit.ts';
import type { Candidate, Neighbours } from './candidate.ts';
import { firstDifference } from './page-shown.ts';
import { openApi } from './recorded-api.ts';
import { readRecordedShop, recordedAnswer } from './recorded-shop.ts';
import { openShopOf } from './shop-of-builds.ts';
import { visitorsTo, visitsOf, type Visitor } from './visits.ts';

/** So many pages are open at once in the one browser. */
const sideBySide = 4;
/** What still differs after this is no matter of time, in milliseconds. */
const settledMs = 5000;
const person = { locale: 'fa-IR', reducedMotion: 'reduce' } as const;

/**
 * Every page of the candidates comes alive in a real browser without a word of complaint, in the real host and among those
 * that will be live beside them. What the server has rendered is what the browser would have rendered by itself, down to the
 * attributes, which React does not compare. Asked once for all candidates, since it takes seconds.
 */
export async function hydrationCheck(
  candidates: Neighbours,
  neighbours: Neighbours,
): Promise<string[]> {
  const browser = await openBrowser();
  if (typeof browser === 'string') return [`hydration: ${browser}`];
  const recorded = readRecordedShop();
  const api = await openApi((request) => Promise.resolve(recordedAnswer(recorded, request)));
  const shop = await openShopOf(neighbours.values(), api.url);

  try {
    const visits = visitsBlaming(candidates, neighbours).values();
    const refusals: string[] = [];
    const work = async () => {
      for (const [path, visitor, { manifest }] of visits) {
        const where = visitor === 'guest' ? path : `${path} as a ${visitor}`;
        const { name, version } = manifest;
        const troubles = await troublesAt(browser, { origin: shop.url, path, visitor });
        refusals.push(
          ...troubles.map((trouble) => `${name}@${version}: hydration: ${where}: ${trouble}`),
        );
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, work));
    return refusals;
  } finally {
    await browser.close();
    await shop.close();
    api.close();
  }
}

/** Each address once, with the candidate that is to blame there: the page's own before the shell. */
function visitsBlaming(
  candidates: Neighbours,
  neighbours: Neighbours,
): [path: string, visitor: Visitor, toBlame: Candidate][] {
  const shell = candidates.get('shell');
  const remotes = [...candidates.values()].filter((candidate) => candidate !== shell);
  const toBlame = new Map(
    [...(shell ? [shell] : []), ...remotes].flatMap((candidate) =>
      visitsOf(candidate, neighbours).map((path) => [path, candidate]),
    ),
  );
  return [...toBlame].flatMap(([path, candidate]) =>
    visitorsTo(path).map((visitor): [string, Visitor, Candidate] => [path, visitor, candidate]),
  );
}

async function troublesAt(
  browser: Browser,
  where: { origin: string; path: string; visitor: Visitor },
): Promise<string[]> {
  const context = await browser.newContext(person);
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
