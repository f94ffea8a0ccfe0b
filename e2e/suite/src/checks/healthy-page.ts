import { firstPaint } from '../browser/first-paint.ts';
import { patienceMs, type Session } from '../browser/session.ts';
import { visiting } from '../browser/visit.ts';
import type { Row } from '../report/row.ts';
import { buys, purchaseOn } from './buying.ts';
import { finding, notChecked } from './finding.ts';

export const buyingCheck = 'whole: buying';

/** Visits a whole page once more: how soon it is painted when the shop is warm, and whether it sells. */
export function healthyPage(session: Session, pageName: string): Promise<Row[]> {
  return visiting(session, {}, async (visit) => {
    const { page } = visit;
    const pageMap = session.map.pages[pageName]!;
    const known = session.healthy.get(pageName);
    await page.goto(pageMap.path, { waitUntil: 'commit' });
    const paintMs = await firstPaint(page, patienceMs(session));
    if (known && paintMs !== undefined) known.firstPaintMs = paintMs;

    const purchase = purchaseOn(session, pageName);
    if (typeof purchase === 'string')
      return [notChecked({ check: buyingCheck, team: pageMap.team }, purchase)];
    const subject = { check: buyingCheck, team: purchase.button.team, page: pageName };
    return [await finding(session, page, subject, await buys(session, visit, purchase))];
  });
}
