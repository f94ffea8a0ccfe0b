import { expectSelectors } from './browser/expect-selectors.ts';
import { fileFaults, type FileFault } from './browser/file-faults.ts';
import { openBrowser, type Session } from './browser/session.ts';
import { faultNames, fileFault } from './checks/file-fault.ts';
import { attempt } from './checks/finding.ts';
import { buyingCheck, healthyPage } from './checks/healthy-page.ts';
import { navigation, navigationCheck } from './checks/navigation.ts';
import { openTab, openTabCheck } from './checks/open-tab.ts';
import { foreignRows, violationRow } from './checks/policy.ts';
import { serverCheck, serverDown } from './checks/server-down.ts';
import { wholeCheck, wholePage } from './checks/whole.ts';
import { withoutCode, withoutCodeCheck } from './checks/without-code.ts';
import { pagesWith } from './map/parts-of.ts';
import type { ShopMap } from './map/shop-map.ts';
import { wholeShop, type Row } from './report/row.ts';

export interface RunOptions {
  address: string;
  /** Where pictures of failures go. */
  pictures: string;
  /** Where the commands of the map run. */
  commandFolder: string;
}

/** A check that stands for itself, beside others. */
type Check = () => Promise<Row[]>;

/** More visits at once would tell of the machine, not of the shop. */
const atOnce = 3;

/** Runs every check that the map allows, and answers what was found. */
export async function runSuite(map: ShopMap, options: RunOptions): Promise<Row[]> {
  const browser = await openBrowser();
  const session: Session = {
    map,
    browser,
    ...options,
    violations: new Set(),
    foreignScripts: new Set(),
    healthy: new Map(),
  };
  try {
    await expectSelectors(session);
    const pages = Object.keys(map.pages);
    const teams = Object.keys(map.teams);
    const rows = [
      // The first visit of a page fills the caches of the shop, so that the second can be compared with.
      ...(await results(pages.map((page) => whole(session, page)))),
      ...(await results(pages.map((page) => healthy(session, page)))),
      ...(await results([
        ...fileChecks(session),
        ...pages.flatMap((page) => onWay(session, page)),
      ])),
      // These change the shop for everybody.
      ...(await results(
        teams.map((team) => deploying(session, team)),
        1,
      )),
      ...(await results(
        teams.map((team) => serverless(session, team)),
        1,
      )),
    ];
    return [...rows, violationRow(session), ...foreignRows(session)];
  } finally {
    await browser.close();
  }
}

function whole(session: Session, page: string): Check {
  const subject = { check: wholeCheck, team: wholeShop, page };
  return () => attempt(subject, () => wholePage(session, page));
}

function healthy(session: Session, page: string): Check {
  const subject = { check: buyingCheck, team: wholeShop, page };
  return () => attempt(subject, () => healthyPage(session, page));
}

function deploying(session: Session, team: string): Check {
  return () => attempt({ check: openTabCheck, team }, () => openTab(session, team));
}

function serverless(session: Session, team: string): Check {
  return () => attempt({ check: serverCheck, team }, () => serverDown(session, team));
}

/** Going to the page without its team's files, and opening it without code. */
function onWay(session: Session, page: string): Check[] {
  const { team } = session.map.pages[page]!;
  return [
    () => attempt({ check: navigationCheck, team, page }, () => navigation(session, page)),
    () => attempt({ check: withoutCodeCheck, team, page }, () => withoutCode(session, page)),
  ];
}

/** Each fault of each team, on every page that has something of the team; the plainest, on pages that only ask for its files too. */
function fileChecks(session: Session): Check[] {
  return fileFaults.flatMap((fault) =>
    Object.keys(session.map.teams).flatMap((team) =>
      pagesFor(session, { team, fault }).map((pageName) => () => {
        const subject = { check: faultNames[fault], team, page: pageName };
        return attempt(subject, () => fileFault(session, { pageName, team, fault }));
      }),
    ),
  );
}

function pagesFor({ map, healthy }: Session, { team, fault }: { team: string; fault: FileFault }) {
  const own = pagesWith(map, team);
  if (fault !== 'gone') return own;
  const asking = Object.keys(map.pages).filter((name) => healthy.get(name)?.asked.includes(team));
  return [...new Set([...own, ...asking])];
}

/** The rows of the checks, in their order; so many checks at a time. */
async function results(checks: Check[], many = atOnce): Promise<Row[]> {
  const found: Row[][] = [];
  const queue = checks.entries();
  const worker = async () => {
    for (const [at, check] of queue) found[at] = await check();
  };
  await Promise.all(Array.from({ length: many }, worker));
  return found.flat();
}
