import type { Session } from '../browser/session.ts';
import { visiting } from '../browser/visit.ts';
import { pagesWith } from '../map/parts-of.ts';
import type { Row } from '../report/row.ts';
import { arrivalFault } from './arriving.ts';
import { finding, noOtherParts, notChecked } from './finding.ts';
import { operate } from './operator.ts';
import { allStand } from './standing.ts';

export const serverCheck = 'server part is down';

/** Takes the team's server part down, visits the pages that have something of the team, and takes the part up again. */
export async function serverDown(session: Session, team: string): Promise<Row[]> {
  const { server } = session.map.teams[team]!;
  const subject = { check: serverCheck, team };
  if (!server) return [notChecked(subject, '`teams.*.server` is not in the map')];
  const refused = await operate(session, server.down);
  if (refused) return [{ ...subject, result: 'failed', ...refused }];

  const rows: Row[] = [];
  try {
    const found = await Promise.all(
      pagesWith(session.map, team).map((pageName) => pageRows(session, { team, pageName })),
    );
    rows.push(...found.flat());
  } finally {
    const stuck = await operate(session, server.up);
    if (stuck) rows.push({ ...subject, result: 'failed', ...stuck });
  }
  return rows;
}

/** Of the team's own page less is asked: the page or a notice. */
function pageRows(
  session: Session,
  { team, pageName }: { team: string; pageName: string },
): Promise<Row[]> {
  const pageMap = session.map.pages[pageName]!;
  const isOwn = pageMap.team === team;
  return visiting(session, {}, async ({ page }) => {
    await page.goto(pageMap.path, { waitUntil: 'commit' });
    const parts = session.healthy.get(pageName)?.parts ?? [];
    const others = parts.filter((part) => part.team !== team);
    const subject = (what: string) => ({ check: `${serverCheck}: ${what}`, team, page: pageName });
    if (!isOwn) {
      if (others.length === 0) return [notChecked(subject('the rest stays'), noOtherParts)];
      const fault = await allStand(session, page, others);
      return [await finding(session, page, subject('the rest stays'), fault)];
    }
    const arrival = await arrivalFault(session, page, pageName);
    return [
      typeof arrival === 'string'
        ? notChecked(subject('its page'), arrival)
        : await finding(session, page, subject('its page'), arrival),
    ];
  });
}
