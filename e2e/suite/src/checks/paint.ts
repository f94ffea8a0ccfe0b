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
  let besideMs = session.healthy.get(pageName)?.firstPaintMs;
  let seenMs = await firstPaint(page, patienceMs(session));
  // A busy machine paints late now and then, be the page healthy or not. What is held up is late every time, beside a healthy page.
  for (let tries = 0; tries < 2 && isHeld(seenMs, besideMs); tries += 1) {
    const [again, healthy] = await Promise.all([
      paintNow(session, pageName, { team, fault }),
      paintNow(session, pageName),
    ]);
    seenMs = seenMs === undefined ? again : Math.min(seenMs, again ?? seenMs);
    besideMs = Math.max(besideMs ?? 0, healthy ?? 0);
  }

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
