import { availableParallelism } from 'node:os';
import { LateError } from '../../../shell/host/document/rendering/deadline.ts';
import { LateVisit, troublesAt } from './browser/both-visits.ts';
import type { Candidate, Neighbours } from '../builds/candidate.ts';
import { placeOf, type CheckedPage } from '../checks/check-places.ts';
import type { PageCheck } from './page-checks.ts';
import type { CleanContexts } from './browser/clean-contexts.ts';
import type { Count } from '../progress.ts';
import { openApi } from '../recorded/recorded-api.ts';
import { failingAnswer, recordedAnswer, recordedOf } from '../recorded/recorded-shop.ts';
import { ShopsOfBuilds } from '../builds/shop-of-builds.ts';
import type { Tab } from './browser/tab.ts';
import { openVisitors } from './browser/visitors.ts';

/** Checks that run at once in the one browser, of up to two visits each; more of them would start more of the browser's processes. */
const sideBySide = availableParallelism();

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
  const soon = new Map([...live, ...candidates]);
  const recorded = recordedOf(soon);
  const api = await openApi((request) =>
    Promise.resolve(request.isFailing ? failingAnswer : recordedAnswer(recorded, request)),
  );
  const shops = new ShopsOfBuilds(api.url);
  // The browser starts, which is a process of its own, while the shop opens, and each takes a second. A shop that cannot be opened
  // throws at the first check.
  const [visitors] = await Promise.all([
    openVisitors(Math.min(sideBySide, checks.length)),
    shops.urlOf(soon).catch(() => undefined),
  ]);

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
    if (typeof visitors === 'string') return [`hydration: ${visitors}`];
    const queue = checks.values();
    const seen: CheckedPage[] = [];
    const work = async (contexts: CleanContexts) => {
      for (const check of queue) {
        seen.push({ check, troubles: await troublesOf(contexts, check) });
        count();
      }
    };
    await Promise.all(visitors.contexts.map(work));
    return seen.flatMap(({ check, troubles }) =>
      troubles.map((trouble) => `${placeOf(check, seen)}: ${trouble}`),
    );
  } finally {
    if (typeof visitors !== 'string') await visitors.browser.close();
    await shops.close();
    api.close();
  }
}

/** A page that hangs counts as a problem, like a page that throws. */
function inWords(error: unknown): string[] {
  if (error instanceof LateVisit) return [error.message];
  if (error instanceof LateError) return [`comes to no end: ${error.message}`];
  throw error;
}

function replacing(builds: Neighbours, beside: Candidate | null): Neighbours {
  return beside ? new Map([...builds, [beside.manifest.name, beside]]) : builds;
}
