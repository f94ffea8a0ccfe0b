import type { Session } from '../browser/session.ts';
import { visiting, type Visit } from '../browser/visit.ts';
import { isTitleOrPrice } from '../map/parts-of.ts';
import type { Fault, Row } from '../report/row.ts';
import { buys, purchaseOn } from './buying.ts';
import { finding, noKnownParts, notChecked } from './finding.ts';
import { allStand } from './standing.ts';

export const withoutCodeCheck = 'without code';

/** Visits a page in a browser that runs no JavaScript. */
export function withoutCode(session: Session, pageName: string): Promise<Row[]> {
  return visiting(session, { withoutCode: true }, async (visit) => {
    const { page } = visit;
    const pageMap = session.map.pages[pageName]!;
    await page.goto(pageMap.path, { waitUntil: 'domcontentloaded' });
    const links = await linkFault(visit);
    const linkSubject = { check: 'without code: links', team: pageMap.team, page: pageName };
    return [
      ...(await knownRows(session, visit, pageName)),
      await finding(session, page, linkSubject, links),
      await buyRow(session, visit, pageName),
    ];
  });
}

async function knownRows(session: Session, { page }: Visit, pageName: string): Promise<Row[]> {
  const pageMap = session.map.pages[pageName]!;
  const known = (session.healthy.get(pageName)?.parts ?? []).filter(isTitleOrPrice);
  const check = 'without code: title and price';
  if (known.length === 0) {
    return [notChecked({ check, team: pageMap.team }, noKnownParts)];
  }
  const teams = [...new Set(known.map(({ team }) => team))];
  return Promise.all(
    teams.map(async (team) => {
      const own = known.filter((part) => part.team === team);
      const fault = await allStand(session, page, own);
      return finding(session, page, { check, team, page: pageName }, fault);
    }),
  );
}

/** One link that leads on is enough: which ones a page has is the shop's affair. */
async function linkFault({ page }: Visit): Promise<Fault | undefined> {
  const expected = 'a link to another page of the shop, which answers';
  const here = new URL(page.url());
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const onward = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
    .find((url) => url.origin === here.origin && url.pathname !== here.pathname);
  if (!onward) return { expected, seen: `none among ${addresses.length} links` };
  const status = (await page.request.get(onward.href)).status();
  return status < 400 ? undefined : { expected, seen: `${onward.pathname} answers ${status}` };
}

async function buyRow(session: Session, visit: Visit, pageName: string): Promise<Row> {
  const check = 'without code: buying';
  const purchase = purchaseOn(session, pageName, { withoutCode: true });
  const { team } = session.map.pages[pageName]!;
  if (typeof purchase === 'string') return notChecked({ check, team }, purchase);
  const subject = { check, team: purchase.button.team, page: pageName };
  return finding(session, visit.page, subject, await buys(session, visit, purchase));
}
