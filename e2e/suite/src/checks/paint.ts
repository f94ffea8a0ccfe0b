import { firstPaint } from '../browser/first-paint.ts';
import { patienceMs, type Session } from '../browser/session.ts';
import type { Visit } from '../browser/visit.ts';
import type { Row } from '../report/row.ts';
import { finding } from './finding.ts';

/**
 * Whether a team's broken files hold up the first paint of the page: late files come after the time in which the page has to be painted, so a
 * page that waits for them is not. How much later it was than on the whole page is told, and decides nothing, since a busy machine paints late.
 */
export async function paintRow(
  session: Session,
  { page }: Visit,
  { check, team, pageName }: { check: string; team: string; pageName: string },
): Promise<Row> {
  const healthyMs = session.healthy.get(pageName)?.firstPaintMs;
  const subject = { check, team, page: pageName };
  const expected = 'a first paint that does not wait for the broken files';
  if (healthyMs === undefined) {
    return finding(session, page, subject, { expected, seen: 'none on the healthy page' });
  }
  const paintMs = await firstPaint(page, patienceMs(session));
  if (paintMs === undefined) {
    const seen = `none within ${session.map.within} s; the healthy page took ${Math.round(healthyMs)} ms`;
    return finding(session, page, subject, { expected, seen });
  }
  const factor = paintMs / healthyMs;
  const figure = `${Math.round(paintMs)} ms, ${factor.toFixed(1)} × the healthy ${Math.round(healthyMs)} ms`;
  return { ...subject, result: 'passed', figure, factor };
}
