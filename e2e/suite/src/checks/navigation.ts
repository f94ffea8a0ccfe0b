import { patienceMs, type Session } from '../browser/session.ts';
import { visiting } from '../browser/visit.ts';
import type { Row } from '../report/row.ts';
import { arrivalFault, startFor } from './arriving.ts';
import { finding, notChecked } from './finding.ts';
import { pressesLink } from './links.ts';

export const navigationCheck = 'files cannot be had: going to its page';

/** Goes from another team's page to a page whose own team has lost its files. */
export function navigation(session: Session, pageName: string): Promise<Row[]> {
  const { team } = session.map.pages[pageName]!;
  const subject = { check: navigationCheck, team, page: pageName };
  const way = startFor(session, pageName);
  if (!way) return Promise.resolve([notChecked(subject, '`pages` has no page of another team')]);

  return visiting(session, { broken: { team, fault: 'gone' } }, async (visit) => {
    const { page, traffic } = visit;
    await page.goto(session.map.pages[way.start]!.path, { waitUntil: 'commit' });
    await traffic.settles(patienceMs(session));
    const isByLink = way.hasLink && (await pressesLink(page, way.path));
    if (!isByLink) await page.goto(way.path, { waitUntil: 'commit' });

    const fault = await arrivalFault(session, page, pageName);
    if (typeof fault === 'string') return [notChecked(subject, fault)];
    if (fault) return [await finding(session, page, subject, fault)];
    const figure = isByLink ? `by a link on ${way.start}` : 'by its address';
    return [{ ...subject, result: 'passed', figure }];
  });
}
