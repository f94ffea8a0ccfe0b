import { chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../browsers/chromium.ts';
import { remoteFolders } from '../workspace.ts';
import { browserVisit } from './browser-visit.ts';
import { readCandidate } from './candidate.ts';
import { openApi } from './recorded-api.ts';
import { openRecordedCustomer } from './recorded-customer.ts';
import { writeRecordedShop, type RecordedShop } from './recorded-shop.ts';
import { openShopOf } from './shop-of-builds.ts';
import { visitorsTo, visitsOf } from './visits.ts';

/**
 * Records what the API answers while a browser opens every page of `visits.ts`: `node tools/gate/record-shop.ts <address of an
 * API with the demo goods>`, where it opens an account. Needed again when a page asks something new. The builds are those in
 * the `dist` folders.
 */
const [apiUrl] = process.argv.slice(2);
if (!apiUrl) throw new Error('Say where an API with the demo goods answers');
const token = await openRecordedCustomer(apiUrl);

const recorded: RecordedShop = { guest: {}, customer: {} };
const api = await openApi(async ({ url, authorization }) => {
  const headers = authorization ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(apiUrl + url, { headers });
  const { guest, customer } = recorded;
  const answer = { status: response.status, body: (await response.json()) as unknown };
  return ((authorization ? customer : guest)[url] = answer);
});
const shell = readCandidate('shell/dist');
const builds = [shell, ...remoteFolders().map((name) => readCandidate(`${name}/dist`))];
const shop = await openShopOf(builds, api.url);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });

const byName = new Map(builds.map((build) => [build.manifest.name, build]));
for (const path of visitsOf(shell, byName)) {
  for (const visitor of visitorsTo(path)) {
    const context = await browser.newContext();
    for (const alone of [false, true]) {
      const { troubles } = await browserVisit(context, { origin: shop.url, path, visitor, alone });
      for (const trouble of troubles) console.error(`${path} as a ${visitor}: ${trouble}`);
    }
    await context.close();
  }
}
await browser.close();
await shop.close();
api.close();
const { guest, customer } = recorded;
const own = Object.entries(customer).filter(
  ([url, answer]) => JSON.stringify(answer) !== JSON.stringify(guest[url]),
);
writeRecordedShop({ guest, customer: Object.fromEntries(own) });
console.log(
  `${Object.keys(guest).length} answers recorded, and ${own.length} of the customer's own`,
);
