import { loadMs, patienceMs, type Session } from '../browser/session.ts';
import { openVisit, type Visit } from '../browser/visit.ts';
import { pagesWith } from '../map/parts-of.ts';
import type { Fault, Row } from '../report/row.ts';
import { arrivalFault, startFor } from './arriving.ts';
import { buys, purchaseOn } from './buying.ts';
import { finding, notChecked } from './finding.ts';
import { laterFault } from './later-parts.ts';
import { pressesLink } from './links.ts';
import { operate } from './operator.ts';

export const openTabCheck = 'a deploy under an open tab';

/** Opens the pages that have something of the team, releases the team's next version, and goes on in the tabs that were open. */
export async function openTab(session: Session, team: string): Promise<Row[]> {
  const { deploy } = session.map.teams[team]!;
  const subject = { check: openTabCheck, team };
  if (!deploy) return [notChecked(subject, '`teams.*.deploy` is not in the map')];

  const tabs = await Promise.all(
    pagesWith(session.map, team).map(async (pageName) => {
      const visit = await openVisit(session, {});
      await visit.page.goto(session.map.pages[pageName]!.path, { timeout: loadMs });
      await visit.traffic.settles(patienceMs(session));
      return { pageName, visit };
    }),
  );
  const failed = (fault: Fault | undefined): Row[] =>
    fault ? [{ ...subject, result: 'failed', ...fault }] : [];
  const rows = failed(await operate(session, deploy.release));
  try {
    if (rows.length > 0) return rows;
    const found = await Promise.all(
      tabs.map(({ pageName, visit }) => rowsAfter(session, visit, { team, pageName })),
    );
    rows.push(...found.flat());
  } finally {
    rows.push(...failed(await operate(session, deploy.takeBack)));
    await Promise.all(tabs.map(({ visit }) => visit.end()));
  }
  return rows;
}

async function rowsAfter(
  session: Session,
  visit: Visit,
  { team, pageName }: { team: string; pageName: string },
): Promise<Row[]> {
  const { page } = visit;
  const { later } = session.map.pages[pageName]!;
  const subject = (what: string) => ({ check: `${openTabCheck}: ${what}`, team, page: pageName });
  const row = (what: string, fault: Fault | string | undefined) =>
    typeof fault === 'string'
      ? notChecked(subject(what), fault)
      : finding(session, page, subject(what), fault);

  const purchase = purchaseOn(session, pageName);
  return [
    await row(
      'later parts',
      later.length === 0
        ? '`pages.*.later` is not in the map'
        : await laterFault(session, page, later),
    ),
    await row(
      'buying',
      typeof purchase === 'string' ? purchase : await buys(session, visit, purchase),
    ),
    await row('the next page', await nextPage(session, visit, pageName)),
  ];
}

/** Follows a link of the open tab to a page that the map knows. */
async function nextPage(
  session: Session,
  { page }: Visit,
  pageName: string,
): Promise<Fault | string | undefined> {
  const others = Object.keys(session.map.pages).filter((name) => name !== pageName);
  for (const next of others) {
    const path = startFor(session, next)?.path;
    if (path && (await pressesLink(page, path))) return arrivalFault(session, page, next);
  }
  return `no link of the page leads to another page of the map`;
}
