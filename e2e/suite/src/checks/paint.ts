import { firstPaint } from '../browser/first-paint.ts';
import { patienceMs, type Session } from '../browser/session.ts';
import { visiting, type Visit } from '../browser/visit.ts';
import type { FileFault } from '../browser/file-faults.ts';
import type { Row } from '../report/row.ts';
import { finding } from './finding.ts';

/** A first paint may be this much later than the healthy one: by the factor, or on fast pages by the time. */
const allowed = { factor: 2, ms: 1000 };

/** Whether a team's broken files hold up the first paint of the page. */
export async function paintRow(
  session: Session,
  visit: Visit,
  {
    check,
    team,
    pageName,
    fault,
  }: { check: string; team: string; pageName: string; fault: FileFault },
): Promise<Row> {
  const healthyMs = session.healthy.get(pageName)?.firstPaintMs;
  const subject = { check, team, page: pageName };
  const expected = 'a first paint that does not wait for the broken files';
  if (healthyMs === undefined) {
    return finding(session, visit.page, subject, { expected, seen: 'none on the healthy page' });
  }

  const isHeld = (ms: number) => ms > healthyMs * allowed.factor && ms > healthyMs + allowed.ms;
  const seenMs = await firstPaint(visit.page, patienceMs(session));
  // A busy machine paints late once; what is held up is late every time.
  const paintMs =
    seenMs !== undefined && isHeld(seenMs)
      ? await secondPaint(session, { team, pageName, fault })
      : seenMs;
  if (paintMs === undefined) {
    const seen = `none within ${session.map.within} s; the healthy page took ${Math.round(healthyMs)} ms`;
    return finding(session, visit.page, subject, { expected, seen });
  }
  const figure = `${Math.round(paintMs)} ms, ${(paintMs / healthyMs).toFixed(1)} × the healthy ${Math.round(healthyMs)} ms`;
  if (isHeld(paintMs)) return finding(session, visit.page, subject, { expected, seen: figure });
  return { ...subject, result: 'passed', figure, factor: paintMs / healthyMs };
}

function secondPaint(
  session: Session,
  { team, pageName, fault }: { team: string; pageName: string; fault: FileFault },
): Promise<number | undefined> {
  return visiting(session, { broken: { team, fault } }, async ({ page }) => {
    await page.goto(session.map.pages[pageName]!.path, { waitUntil: 'commit' });
    return firstPaint(page, patienceMs(session));
  });
}
