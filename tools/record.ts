import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { freePort } from '../shell/server/processes/free-port.ts';
import { build } from './build.ts';
import { chromiumArguments, findChromium } from './browsers/chromium.ts';
import { browserVisit } from './gate/browser-visit.ts';
import { readCandidate } from './gate/candidate.ts';
import { registerAt } from './gate/demo-customer.ts';
import { openApi } from './gate/recorded-api.ts';
import { openRecordedCustomer } from './gate/recorded-customer.ts';
import { Recording } from './gate/recording.ts';
import { writeRecordedShop } from './gate/recorded-shop.ts';
import { openShopOf } from './gate/shop-of-builds.ts';
import { visitsOf } from './gate/visits.ts';
import { startApi } from './shop-processes.ts';
import { remoteFolders } from './workspace.ts';

/**
 * `npm run record`: opens a demo shop of its own, has somebody buy, ask and review there, and records what the API answers while
 * a browser opens every example of every page. Needed again when a page asks something new.
 */
await build([]);
const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-record-'));
const demo = await startApi({
  // No shop answers there: banks send whoever has paid to an address that is followed at the API.
  shopPort: await freePort(),
  dataFolder,
  variables: { DATABASE_URL: '', KASHI_SEED: 'demo', KASHI_DEVELOPER_ACCESS: 'everybody' },
});
try {
  const customer = await openRecordedCustomer(demo.url);
  const recording = new Recording(demo.url, {
    ...customer,
    newcomer: (await registerAt(demo.url)).token,
  });
  await visitEverything(recording);
  const shop = recording.shop();
  writeRecordedShop(shop);
  for (const visitor of ['guest', 'customer', 'newcomer'] as const)
    console.log(`${visitor}: ${Object.keys(shop[visitor]).length} answers`);
} finally {
  await demo.stop();
  rmSync(dataFolder, { recursive: true });
}

async function visitEverything(recording: Recording): Promise<void> {
  const api = await openApi((request) => recording.answer(request));
  const shell = readCandidate('shell/dist');
  const builds = [shell, ...remoteFolders().map((name) => readCandidate(`${name}/dist`))];
  const shop = await openShopOf(builds, api.url);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  const byName = new Map(builds.map((one) => [one.manifest.name, one]));
  for (const visit of visitsOf(shell, byName)) {
    const viewport = visit.onPhone ? { width: 390, height: 844 } : null;
    const context = await browser.newContext({ ...(viewport && { viewport }) });
    for (const alone of [false, true]) {
      const { troubles } = await browserVisit(context, { origin: shop.url, ...visit, alone });
      for (const trouble of troubles) console.error(`${visit.path} as a ${visit.as}: ${trouble}`);
    }
    await context.close();
  }
  await browser.close();
  await shop.close();
  api.close();
}
