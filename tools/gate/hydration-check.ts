import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { chromiumArguments, findChromium } from '../browsers/chromium.ts';
import { LateError } from '../../shell/host/document/deadline.ts';
import { browserVisit, type Visit, type VisitOptions } from './browser-visit.ts';
import type { Candidate, Neighbours } from './candidate.ts';
import { placeOf, type LookedAt } from './look-places.ts';
import type { Look } from './looks.ts';
import { Onlooker } from './onlooker.ts';
import { firstDifference } from './page-shown.ts';
import type { Count } from './progress.ts';
import { openApi } from './recorded-api.ts';
import { failingAnswer, recordedAnswer, recordedOf } from './recorded-shop.ts';
import { ShopsOfBuilds } from './shop-of-builds.ts';

/** So many look at once in the one browser. */
const sideBySide = 4;
/** What still differs after this is no matter of time, in milliseconds. */
const settledMs = 5000;

interface HydrationOptions {
  /** Who is live beside the candidates, and by now in their place. */
  live: Neighbours;
  looks: readonly Look[];
  count: Count;
}

/**
 * Wherever it is looked, a page comes alive in a real browser without a word of complaint, in the real host and among those that
 * will be live beside the candidates. What the server has rendered is what the browser would have rendered by itself, down to
 * the attributes, which React does not compare. Where the API fails, or a candidate meets what stands in the place of a
 * neighbour, it comes alive as well. Asked once for all candidates, since it takes seconds.
 */
export async function hydrationCheck(
  candidates: Neighbours,
  { live, looks, count }: HydrationOptions,
): Promise<string[]> {
  if (looks.length === 0) return [];
  const browser = await openBrowser();
  if (typeof browser === 'string') return [`hydration: ${browser}`];
  const soon = new Map([...live, ...candidates]);
  const recorded = recordedOf(soon);
  const api = await openApi((request) =>
    Promise.resolve(request.isFailing ? failingAnswer : recordedAnswer(recorded, request)),
  );
  const shops = new ShopsOfBuilds(api.url);

  const troublesOf = async (onlooker: Onlooker, look: Look): Promise<string[]> => {
    const { beside, isMeeting, toBlame } = look;
    const troublesAmong = async (builds: Neighbours) => {
      const where = { ...look, origin: await shops.urlOf(replacing(builds, beside)) };
      return onlooker.at(where, (context) => troublesAt(context, where)).catch(inWords);
    };
    const troubles = await troublesAmong(soon);
    const wasThere = live.has(toBlame.manifest.name);
    if (!isMeeting || !wasThere || troubles.length === 0) return troubles;
    // What a neighbour does wrong by itself holds up nobody's release.
    const before = await troublesAmong(live);
    return troubles.filter((trouble) => !before.includes(trouble));
  };

  try {
    const queue = looks.values();
    const seen: LookedAt[] = [];
    const work = async () => {
      const onlooker = new Onlooker(browser);
      for (const look of queue) {
        seen.push({ look, troubles: await troublesOf(onlooker, look) });
        count();
      }
    };
    await Promise.all(Array.from({ length: sideBySide }, work));
    return seen.flatMap(({ look, troubles }) =>
      troubles.map((trouble) => `${placeOf(look, seen)}: ${trouble}`),
    );
  } finally {
    await browser.close();
    await shops.close();
    api.close();
  }
}

/** A page that hangs is refused as one that throws is. */
function inWords(error: unknown): string[] {
  if (error instanceof LateError) return [`comes to no end: ${error.message}`];
  throw error;
}

function replacing(builds: Neighbours, beside: Candidate | null): Neighbours {
  return beside ? new Map([...builds, [beside.manifest.name, beside]]) : builds;
}

/** Beside what is not live one look tells whether the page comes alive. */
async function troublesAt(
  context: BrowserContext,
  where: VisitOptions & Pick<Look, 'beside' | 'isFailing'>,
): Promise<string[]> {
  const hydrated = await browserVisit(context, where);
  const sayAll = async (...others: string[]) => {
    // React's build for production says that something differs, and not what.
    const mismatch = hydrated.troubles.find((trouble) => trouble.includes(': hydration'));
    const part = mismatch?.includes('hydration of the') ? 'body' : '#content';
    const rewritten = mismatch ? await hydrated.rewritten(part) : null;
    return [...new Set([...hydrated.troubles, ...(rewritten ? [rewritten] : []), ...others])];
  };
  if (where.beside || hydrated.troubles.length > 0 || !hydrated.isRendered) return sayAll();
  const alone = await browserVisit(context, { ...where, alone: true });
  // Whoever reads by itself what cannot be read shows something else.
  const difference = where.isFailing ? null : await lastingDifference(hydrated, alone);
  return sayAll(...alone.troubles, ...(difference ? [difference] : []));
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
