import { firstPaint } from '../browser/first-paint.ts';
import { loadMs, patienceMs, type Session } from '../browser/session.ts';
import { visiting, type Visit } from '../browser/visit.ts';
import { filesOf } from '../map/files-of.ts';
import { standingParts } from '../map/parts-of.ts';
import type { PageMap } from '../map/shop-map.ts';
import { wholeShop, type Fault, type Row } from '../report/row.ts';
import { finding } from './finding.ts';
import { linksOn } from './links.ts';
import { pathOf } from './arriving.ts';
import { pictureFault } from './pictures.ts';
import { policyRow } from './policy.ts';
import { laterFault } from './later-parts.ts';
import { absentOf, allStand } from './standing.ts';
import { countTiles } from './tile-counts.ts';

export const wholeCheck = 'whole: every part is there';

/** Visits a page with nothing broken, and keeps what it was like for the checks that break something. */
export function wholePage(session: Session, pageName: string): Promise<Row[]> {
  return visiting(session, {}, async (visit) => {
    const { page, traffic } = visit;
    const pageMap = session.map.pages[pageName]!;
    const response = await page.goto(pageMap.path, { waitUntil: 'load', timeout: loadMs });
    await traffic.settles(patienceMs(session));
    const parts = standingParts(pageMap);
    const absent = await absentOf(session, page, parts);
    session.healthy.set(pageName, {
      parts: parts.filter((part) => !absent.includes(part)),
      firstPaintMs: await firstPaint(page, patienceMs(session)),
      tiles: await countTiles(session, page),
      asked: askedTeams(session, visit),
      links: await linksOn(page),
      path: pathOf(page.url()),
    });

    const rows = await Promise.all(
      Object.keys(pageMap.parts).map((team) => teamRow(session, visit, { pageName, team })),
    );
    const shop = { team: wholeShop, page: pageName };
    return [
      ...rows,
      await finding(session, page, { check: 'whole: console', ...shop }, consoleFault(visit)),
      ...(await requestRows(session, visit, pageName)),
      await finding(session, page, { check: 'whole: ids', ...shop }, await idFault(visit)),
      await policyRow(session, { page, pageName, response }),
    ];
  });
}

async function teamRow(
  session: Session,
  { page }: Visit,
  { pageName, team }: { pageName: string; team: string },
): Promise<Row> {
  const pageMap: PageMap = session.map.pages[pageName]!;
  const own = standingParts(pageMap).filter((part) => part.team === team);
  const later = pageMap.later.filter((part) => part.team === team);
  const subject = { check: wholeCheck, team, page: pageName };
  const fault =
    (await allStand(session, page, own)) ??
    (await pictureFault(page, own)) ??
    (await laterFault(session, page, later));
  return finding(session, page, subject, fault);
}

function consoleFault({ trouble }: Visit): Fault | undefined {
  if (trouble.errors.length === 0) return undefined;
  return { expected: 'no error in the console', seen: trouble.errors.join(' | ') };
}

/** A failed request is of the team whose file it asked for, and else of the shop. What other sites answer is not the shop's. */
async function requestRows(
  session: Session,
  { page, trouble }: Visit,
  pageName: string,
): Promise<Row[]> {
  const { origin } = new URL(session.address);
  const ownerOf = ownersOf(session);
  const owned = trouble.failedRequests.flatMap(({ address, why }) => {
    const owner = ownerOf(address) ?? (address.origin === origin ? wholeShop : undefined);
    return owner ? [{ owner, told: `${address.href} (${why})` }] : [];
  });
  const owners = new Set([wholeShop, ...owned.map(({ owner }) => owner)]);

  return Promise.all(
    [...owners].map((team) => {
      const failed = owned.filter(({ owner }) => owner === team);
      const seen = failed.map(({ told }) => told).join(', ');
      const fault = failed.length > 0 ? { expected: 'no failed request', seen } : undefined;
      return finding(session, page, { check: 'whole: requests', team, page: pageName }, fault);
    }),
  );
}

function askedTeams(session: Session, { traffic }: Visit): string[] {
  const teams = traffic.asked.map(ownersOf(session)).filter((team) => team !== undefined);
  return [...new Set(teams)];
}

function ownersOf({ map, address: shop }: Session): (address: URL) => string | undefined {
  const teams = Object.entries(map.teams).map(([team, teamMap]) => ({
    team,
    isFile: filesOf(teamMap, shop),
  }));
  return (address) => teams.find(({ isFile }) => isFile(address))?.team;
}

/** Teams that give the same id to two elements break labels, links and each other's code. */
async function idFault({ page }: Visit): Promise<Fault | undefined> {
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
  });
  if (twice.length === 0) return undefined;
  return { expected: 'every id once', seen: `several elements with ${twice.join(', ')}` };
}
