import { setTimeout as wait } from 'node:timers/promises';
import { LateError } from '../../../../shell/host/document/rendering/deadline.ts';
import { openPage, type Visit, type VisitOptions } from './browser-visit.ts';
import type { PageCheck } from '../page-checks.ts';
import { firstDifference } from './page-shown.ts';
import type { Tab } from './tab.ts';

/** After this time, in milliseconds, a difference between two visits counts as lasting. */
const settledMs = 5000;

/** A visit that was not ready in time: the machine may have stood still, so it runs once more, see `CleanContexts`. */
export class LateVisit extends LateError {}

/**
 * Problems of one page. Beside a build that is not live, hydration alone is checked, and so it is where the address leads to
 * another, which has an example of its own. Both visits of a page run at once: each of
 * them mostly waits.
 */
export async function troublesAt(
  openTab: () => Promise<Tab>,
  where: VisitOptions & Pick<PageCheck, 'beside' | 'isFailing'>,
): Promise<string[]> {
  const opened = await openPage(await openTab(), where);
  const visitAlone = async () =>
    (await openPage(await openTab(), { ...where, alone: true })).settled();
  const [hydrated, alone] = await Promise.all([
    opened.settled(),
    opened.isRendered && !where.beside && !where.leadsTo ? visitAlone() : null,
  ]);
  if (hydrated.isLate) throw new LateVisit(hydrated.troubles.join());
  const sayAll = async (...others: string[]) => {
    // React's production build reports a mismatch without its place.
    const mismatch = hydrated.troubles.find((trouble) => trouble.includes(': hydration'));
    const part = mismatch?.includes('hydration of the') ? 'body' : '#content';
    const rewritten = mismatch ? await hydrated.rewritten(part) : null;
    return [...new Set([...hydrated.troubles, ...(rewritten ? [rewritten] : []), ...others])];
  };
  if (!alone || hydrated.troubles.length > 0) return sayAll();
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
