import { thrownCount, type FileFault } from '../browser/file-faults.ts';
import { firstPaint } from '../browser/first-paint.ts';
import { patienceMs, type Session } from '../browser/session.ts';
import { visiting, type Visit } from '../browser/visit.ts';
import { isTitleOrPrice } from '../map/parts-of.ts';
import type { Row } from '../report/row.ts';
import { buys, purchaseOn } from './buying.ts';
import { finding, noKnownParts, noOtherParts, notChecked } from './finding.ts';
import { paintRow } from './paint.ts';
import { allStand } from './standing.ts';
import { tilesStay } from './tile-counts.ts';

/** A page, one of whose teams has broken files. */
export interface BrokenPage {
  pageName: string;
  team: string;
  fault: FileFault;
}

/** The faults in the words of the report. */
export const faultNames: Record<FileFault, string> = {
  gone: 'files cannot be had',
  late: 'files are late',
  hanging: 'files never answer',
  throwing: 'files throw',
  HTML: 'files are HTML',
};

/** Visits a page while a team's files are broken: the rest has to stay, to be painted and to sell. */
export function fileFault(session: Session, broken: BrokenPage): Promise<Row[]> {
  const { team, fault, pageName } = broken;
  return visiting(session, { broken: { team, fault } }, async (visit) => {
    const startedAt = performance.now();
    await visit.page.goto(session.map.pages[pageName]!.path, { waitUntil: 'commit' });
    // Side by side, since each may take so long from the beginning of the visit on.
    const [paint, { seen, why }] = await Promise.all([
      paintRow(session, visit, { ...broken, check: checkOf(broken, 'first paint') }),
      shopping(session, visit, { ...broken, startedAt }),
    ]);
    const rows = [paint, ...seen];
    return why ? rows.map(({ check }) => notChecked({ check, team, page: pageName }, why)) : rows;
  });
}

/** What a shopper sees of the page, and whether they can buy; and why nothing was broken, where nothing was. */
async function shopping(
  session: Session,
  visit: Visit,
  broken: BrokenPage & { startedAt: number },
): Promise<{ seen: Row[]; why: string | undefined }> {
  const [paintedAt, ...seen] = await Promise.all([
    firstPaint(visit.page, patienceMs(session)),
    restRow(session, visit, broken),
    knownRow(session, visit, broken),
  ]);
  // Asked before the press, which may lead to another page.
  const why = await whyNothingBroke(session, visit, broken);
  // Late files must not come while the button is waited for.
  const leftMs = Math.max(1000, broken.startedAt + patienceMs(session) - performance.now());
  const pressMs = paintedAt === undefined ? undefined : leftMs;
  return { seen: [...seen, await buyRow(session, visit, { ...broken, pressMs })], why };
}

function checkOf({ fault }: BrokenPage, what: string): string {
  return `${faultNames[fault]}: ${what}`;
}

async function restRow(session: Session, { page }: Visit, broken: BrokenPage): Promise<Row> {
  const { team, pageName } = broken;
  const subject = { check: checkOf(broken, 'the rest stays'), team, page: pageName };
  const parts = session.healthy.get(pageName)?.parts ?? [];
  const others = parts.filter((part) => part.team !== team);
  if (others.length === 0) return notChecked(subject, noOtherParts);
  const fault =
    (await allStand(session, page, others)) ??
    (await tilesStay(session, page, { pageName, broken: team }));
  return finding(session, page, subject, fault);
}

async function knownRow(session: Session, { page }: Visit, broken: BrokenPage): Promise<Row> {
  const { team, pageName } = broken;
  const subject = { check: checkOf(broken, 'title and price'), team, page: pageName };
  const known = (session.healthy.get(pageName)?.parts ?? []).filter(isTitleOrPrice);
  if (known.length === 0) return notChecked(subject, noKnownParts);
  return finding(session, page, subject, await allStand(session, page, known));
}

/** The buy button of a broken team need not work, nor one whose purchase a broken team tells. On a blank page there is no press. */
async function buyRow(
  session: Session,
  visit: Visit,
  broken: BrokenPage & { pressMs: number | undefined },
): Promise<Row> {
  const { team, pageName, pressMs } = broken;
  const subject = { check: checkOf(broken, 'buying'), team, page: pageName };
  const purchase = purchaseOn(session, pageName);
  if (typeof purchase === 'string') return notChecked(subject, purchase);
  if ([purchase.button.team, purchase.count?.team].includes(team)) {
    return notChecked(
      subject,
      "the team has the buy button or the cart's count of every such page",
    );
  }
  // Nobody presses a button that is not painted, although a program could.
  const fault =
    pressMs === undefined
      ? {
          expected: `the buy button (${purchase.button.selector}) to be seen`,
          seen: 'a blank page',
        }
      : await buys(session, visit, purchase, pressMs);
  return finding(session, visit.page, subject, fault);
}

/** A fault that nothing has met proves nothing. */
async function whyNothingBroke(
  session: Session,
  { page, traffic, breakage }: Visit,
  { fault }: BrokenPage,
): Promise<string | undefined> {
  const isTouched = () => breakage !== undefined && breakage.touched > 0;
  // Many shops ask for code after their first paint. A file that never answers would keep the page from settling.
  await traffic.settles(patienceMs(session), isTouched);
  if (!isTouched()) return 'no page asked for a file that `teams.*.files` names';
  if (fault !== 'throwing') return undefined;
  await page
    .waitForFunction((name) => name in globalThis, thrownCount, { polling: 100 })
    .catch(() => undefined);
  const hasRun = await page.evaluate((name) => name in globalThis, thrownCount);
  return hasRun
    ? undefined
    : 'the browser ran no changed file, because of its integrity or its type';
}
