import { firstPaint } from '../browser/first-paint.ts';
import { patienceMs, type Session } from '../browser/session.ts';
import { visiting, type Visit } from '../browser/visit.ts';
import type { FileFault } from '../browser/file-faults.ts';
import type { Row } from '../report/row.ts';
import { finding } from './finding.ts';

/** A first paint may be this much later than the healthy one: by the factor, or on fast pages by the time. */
const allowed = { factor: 2, ms: 1000 };

interface PaintSubject {
  check: string;
  team: string;
  pageName: string;
  fault: FileFault;
}

/** Whether a team's broken files hold up the first paint of the page. */
export async function paintRow(
  session: Session,
  { page }: Visit,
  { check, team, pageName, fault }: PaintSubject,
): Promise<Row> {
  const subject = { check, team, page: pageName };
  const healthyMs = session.healthy.get(pageName)?.firstPaintMs;
  const brokenMs = await firstPaint(page, patienceMs(session));
  const isOnce = isHeld(brokenMs, healthyMs);
  // A busy machine paints late once, be the page healthy or not. What is held up is late beside a healthy page of the same moment.
  const seenMs = isOnce ? await paintNow(session, pageName, { team, fault }) : brokenMs;
  const besideMs = isOnce
    ? Math.max(healthyMs ?? 0, (await paintNow(session, pageName)) ?? 0)
    : healthyMs;

  const figure = figureOf(session, seenMs, besideMs);
  if (seenMs === undefined || besideMs === undefined || isHeld(seenMs, besideMs)) {
    const expected = 'a first paint that does not wait for the broken files';
    return finding(session, page, subject, { expected, seen: figure });
  }
  return { ...subject, result: 'passed', figure, factor: seenMs / besideMs };
}

function isHeld(brokenMs: number | undefined, healthyMs = 0): boolean {
  if (brokenMs === undefined) return true;
  return brokenMs > healthyMs * allowed.factor && brokenMs > healthyMs + allowed.ms;
}

function figureOf({ map }: Session, brokenMs: number | undefined, healthyMs = 0): string {
  const healthy = `the healthy ${Math.round(healthyMs)} ms`;
  if (brokenMs === undefined) return `none within ${map.within} s, beside ${healthy}`;
  return `${Math.round(brokenMs)} ms, ${(brokenMs / healthyMs).toFixed(1)} × ${healthy}`;
}

/** The page's first paint in another visit. */
function paintNow(
  session: Session,
  pageName: string,
  broken?: { team: string; fault: FileFault },
): Promise<number | undefined> {
  return visiting(session, broken ? { broken } : {}, async ({ page }) => {
    await page.goto(session.map.pages[pageName]!.path, { waitUntil: 'commit' });
    return firstPaint(page, patienceMs(session));
  });
}
