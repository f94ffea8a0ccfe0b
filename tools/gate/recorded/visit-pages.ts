import { chromium, type Browser } from 'playwright-core';
import type { PageExample } from '@kashi/border/pages/page-route';
import { chromiumArguments, findChromium } from '../../browsers/chromium.ts';
import type { Candidate } from '../builds/candidate.ts';
import { openShopOf } from '../builds/shop-of-builds.ts';
import { openPage } from '../pages/browser/browser-visit.ts';
import { Tab } from '../pages/browser/tab.ts';
import { visitsOf } from '../pages/visits.ts';
import { inWords } from '../refusal-words.ts';
import { openApi } from './recorded-api.ts';
import type { Recording } from './recording.ts';

/** Opens every example of every page of these builds, among all of them, while the recording answers. */
export async function visitPages(
  owners: readonly Candidate[],
  builds: readonly Candidate[],
  recording: Recording,
): Promise<void> {
  const api = await openApi((request) => recording.answer(request));
  const shop = await openShopOf(builds, api.url);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  const byName = new Map(builds.map((one) => [one.manifest.name, one]));
  for (const owner of owners) {
    recording.visits(owner.manifest.name);
    for (const visit of visitsOf(owner, byName)) await lookAt(browser, shop.url, visit);
  }
  await browser.close();
  await shop.close();
  api.close();
}

async function lookAt(browser: Browser, origin: string, visit: PageExample): Promise<void> {
  const viewport = visit.onPhone ? { width: 390, height: 844 } : null;
  const context = await browser.newContext({ ...(viewport && { viewport }) });
  console.log(inWords(`${visit.path} as a ${visit.as}`));
  for (const alone of [false, true]) {
    const opened = await openPage(await Tab.openIn(context), { origin, ...visit, alone });
    const { troubles } = await opened.settled();
    for (const trouble of troubles) console.error(inWords(`  ${trouble}`));
  }
  await context.close();
  if (visit.as !== 'guest') await lookWithoutCode(origin, visit);
}

/** The recorder's API knows the visitor by this token, as does the gate's, see `recorded-shop.ts`. */
async function lookWithoutCode(origin: string, { path: at, as: visitor }: PageExample) {
  const answer = await fetch(origin + at, { headers: { cookie: `kashi-session=${visitor}` } });
  if (!answer.ok) console.error(`  has status ${answer.status} without code`);
}
