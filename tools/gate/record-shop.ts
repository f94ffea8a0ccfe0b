import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../chromium.ts';
import { remoteFolders } from '../workspace.ts';
import { browserVisit } from './browser-visit.ts';
import { readCandidate } from './candidate.ts';
import { openApi } from './recorded-api.ts';
import { writeRecordedShop, type RecordedShop } from './recorded-shop.ts';
import { openShopOf } from './shop-of-builds.ts';
import { visitsOf } from './visits.ts';

/**
 * Records what the API answers while a browser opens every page of `visits.ts`: `node tools/gate/record-shop.ts <address of an
 * API with the demo goods> <token of a customer there>`. Needed again when a page asks something new. The builds are those
 * in the `dist` folders.
 */
const [apiUrl, token] = process.argv.slice(2);
if (!apiUrl || !token) throw new Error('Say where an API answers, and the token of a customer');

const recorded: RecordedShop = {};
const api = await openApi(async ({ url, authorization }) => {
  const headers = authorization ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(apiUrl + url, { headers });
  return (recorded[url] = { status: response.status, body: await response.json() });
});
const shell = readCandidate('shell/dist');
const builds = [shell, ...remoteFolders().map((name) => readCandidate(`${name}/dist`))];
const shop = await openShopOf(builds, api.url);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });

const byName = new Map(builds.map((build) => [build.manifest.name, build]));
for (const path of visitsOf(shell, byName)) {
  const context = await browser.newContext();
  for (const alone of [false, true]) {
    const { troubles } = await browserVisit(context, { origin: shop.url, path, alone });
    for (const trouble of troubles) console.error(`${path}: ${trouble}`);
  }
  await context.close();
}
await browser.close();
await shop.close();
api.close();
writeRecordedShop(recorded);
console.log(`${Object.keys(recorded).length} answers recorded`);
