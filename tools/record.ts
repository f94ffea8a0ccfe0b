import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import type { PageExample } from '@kashi/border/pages/page-route';
import { freePort } from '../shell/host/processes/free-port.ts';
import { build } from './build.ts';
import { chromiumArguments, findChromium } from './browsers/chromium.ts';
import { openPage } from './gate/pages/browser/browser-visit.ts';
import { readCandidate } from './gate/builds/candidate.ts';
import { registerAt } from './gate/recorded/demo-customer.ts';
import { openApi } from './gate/recorded/recorded-api.ts';
import { openRecordedCustomer } from './gate/recorded/recorded-customer.ts';
import { recordedOrder, Recording } from './gate/recorded/recording.ts';
import { recordedIn, writeRecording } from './gate/recorded/recorded-shop.ts';
import { inWords } from './gate/refusal-words.ts';
import { openShopOf } from './gate/builds/shop-of-builds.ts';
import { Tab } from './gate/pages/browser/tab.ts';
import { visitsOf } from './gate/pages/visits.ts';
import { startApi } from './processes/shop-processes.ts';
import { remoteFolders } from './workspace.ts';

/**
 * `kashi record [remote …]`: opens a demo shop of its own, lets a customer buy, ask and review there, and records the API's answers while
 * a browser opens every example of every page, and, where the visitor has signed in, a browser without code does: in
 * `recorded/answers.json` of each remote what its pages alone ask, and in the shell's what the shell and several remotes ask.
 * Needed again when a page asks something new, and for a new remote. With names, such as `kashi record mf-x`, it looks at the
 * pages of these remotes alone and writes no file of another team.
 */
export async function recordCommand(names: string[]): Promise<void> {
  const remotes = remoteFolders();
  const unknown = names.filter((name) => !remotes.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}; there are ${remotes.join(', ')}`);

  await build([]);
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-record-'));
  const demo = await startApi({
    // No shop answers at this address: banks send the payer to it, and the recorder asks the API instead.
    shopPort: await freePort(),
    dataFolder,
    variables: {
      DATABASE_URL: '',
      KASHI_SEED: 'demo',
      KASHI_DEVELOPER_ACCESS: 'everybody',
      KASHI_PICTURES: 'asked',
    },
  });
  try {
    const { token, hashOrderId, hashCartId } = await openRecordedCustomer(demo.url);
    const recording = new Recording(demo.url, {
      token,
      newcomer: (await registerAt(demo.url, '09120000002')).token,
      names: { [recordedOrder]: hashOrderId, 'recorded-cart': hashCartId },
      kept: names.length > 0 ? recordedIn(['shell']) : null,
    });
    await visitPagesOf(names.length > 0 ? names : remotes, recording);
    write(
      recording,
      recording.owners().filter((owner) => names.length === 0 || names.includes(owner)),
    );
  } finally {
    await demo.stop();
    rmSync(dataFolder, { recursive: true });
  }
}

function write(recording: Recording, owners: readonly string[]): void {
  for (const owner of owners) {
    const shop = recording.shopOf(owner);
    writeRecording(owner, shop);
    const counts = (['guest', 'customer', 'newcomer'] as const).map(
      (visitor) => `${Object.keys(shop[visitor]).length} to a ${visitor}`,
    );
    console.log(`${owner}: answers ${counts.join(', ')}`);
  }
}

async function visitPagesOf(names: readonly string[], recording: Recording): Promise<void> {
  const api = await openApi((request) => recording.answer(request));
  const shell = readCandidate('shell/dist');
  const builds = [shell, ...remoteFolders().map((name) => readCandidate(`${name}/dist`))];
  const shop = await openShopOf(builds, api.url);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  const byName = new Map(builds.map((one) => [one.manifest.name, one]));
  for (const owner of builds.filter(({ manifest }) => names.includes(manifest.name))) {
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
