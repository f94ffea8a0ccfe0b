import { fileFaults, type FileFault } from './browser/file-faults.ts';
import { openBrowser, type Session } from './browser/session.ts';
import { fileFault } from './checks/file-fault.ts';
import { attempt } from './checks/finding.ts';
import { healthyPage } from './checks/healthy-page.ts';
import { navigation, navigationCheck } from './checks/navigation.ts';
import { openTab, openTabCheck } from './checks/open-tab.ts';
import { foreignRows, violationRow } from './checks/policy.ts';
import { serverCheck, serverDown } from './checks/server-down.ts';
import { wholePage } from './checks/whole.ts';
import { withoutCode, withoutCodeCheck } from './checks/without-code.ts';
import { expectSelectors } from './browser/expect-selectors.ts';
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

/** Visits; more at once would tell of the machine, not of the shop. */
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
      ...(await inTurn(
        pages.map((page) => whole(session, page)),
        atOnce,
      )),
      ...(await inTurn(
        pages.map((page) => healthy(session, page)),
        atOnce,
      )),
      ...(await inTurn([...fileChecks(session), ...pageChecks(session)], atOnce)),
      // These change the shop for everybody.
      ...(await inTurn(
        teams.map((team) => deploying(session, team)),
        1,
      )),
      ...(await inTurn(
        teams.map((team) => serverless(session, team)),
        1,
      )),
    ];
    return [...rows, violationRow(session), ...foreignRows(session)];
  } finally {
    await browser.close();
  }
}

const whole = (session: Session, page: string): Check => {
  const subject = { check: 'whole: every part is there', team: wholeShop, page };
  return () => attempt(subject, () => wholePage(session, page));
};

const healthy = (session: Session, page: string): Check => {
  const subject = { check: 'whole: buying', team: wholeShop, page };
  return () => attempt(subject, () => healthyPage(session, page));
};

const deploying = (session: Session, team: string): Check => {
  const subject = { check: openTabCheck, team, page: '' };
  return () => attempt(subject, () => openTab(session, team));
};

const serverless = (session: Session, team: string): Check => {
  const subject = { check: serverCheck, team, page: '' };
  return () => attempt(subject, () => serverDown(session, team));
};

/** Each fault of each team, on every page that has something of the team; the plainest, on pages that only ask for its files too. */
function fileChecks(session: Session): Check[] {
  return fileFaults.flatMap((fault) =>
    Object.keys(session.map.teams).flatMap((team) =>
      pagesFor(session, { team, fault }).map((pageName) => () => {
        const subject = { check: `files: ${fault}`, team, page: pageName };
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

function pageChecks(session: Session): Check[] {
  return Object.entries(session.map.pages).flatMap(([page, { team }]) => [
    () => attempt({ check: navigationCheck, team, page }, () => navigation(session, page)),
    () => attempt({ check: withoutCodeCheck, team, page }, () => withoutCode(session, page)),
  ]);
}

/** So many checks at a time; their rows in the order of the checks. */
async function inTurn(checks: Check[], many: number): Promise<Row[]> {
  const found: Row[][] = [];
  const queue = checks.entries();
  const worker = async () => {
    for (const [at, check] of queue) found[at] = await check();
  };
  await Promise.all(Array.from({ length: many }, worker));
  return found.flat();
}
