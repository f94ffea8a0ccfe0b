import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../shell/host/processes/free-port.ts';
import { releasesHere } from '../shell/releases/releases-here.ts';
import { build } from './builds/build.ts';
import { readCandidate, type Candidate } from './gate/builds/candidate.ts';
import { readNeighbours } from './gate/builds/neighbour-builds.ts';
import { visitsOf } from './gate/pages/visits.ts';
import { anyMobile, registerAt } from './gate/recorded/demo-customer.ts';
import { openRecordedCustomer } from './gate/recorded/recorded-customer.ts';
import { recordedOrder, Recording, type RecordedPeople } from './gate/recorded/recording.ts';
import { recordedIn, writeRecording } from './gate/recorded/recorded-shop.ts';
import { visitPages } from './gate/recorded/visit-pages.ts';
import { startApi } from './processes/shop-processes.ts';
import { expectAmong, ownRemote, remoteFolders } from './workspace.ts';

/**
 * `kashi record [remote …]`: records the API's answers while a browser opens every example of every page, and, where the visitor has
 * signed in, a browser without code does: in `recorded/answers.json` of each remote what its pages alone ask, and in the shell's what
 * the shell and several remotes ask. Needed again when a page asks something new, and for a new remote. With names, it looks at the
 * pages of these remotes alone and writes no file of another team.
 */
export async function recordCommand(names: string[]): Promise<void> {
  const own = ownRemote();
  await (own ? recordAmongLive(own) : recordWorkspace(names));
}

/** In a demo shop of its own, in which a customer buys, asks and reviews before. */
async function recordWorkspace(names: string[]): Promise<void> {
  const remotes = remoteFolders();
  expectAmong(names, remotes);

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
    const kept = names.length > 0 ? recordedIn(['shell']) : null;
    const recording = new Recording(demo.url, {
      ...(await peopleAt(demo.url, recordedMobiles)),
      kept,
    });
    const builds = ['shell', ...remotes].map((name) => readCandidate(`${name}/dist`));
    const wanted = names.length > 0 ? names : remotes;
    await visitPages(
      builds.filter(({ manifest }) => wanted.includes(manifest.name)),
      builds,
      recording,
    );
    write(
      recording,
      recording.owners().filter((owner) => names.length === 0 || names.includes(owner)),
    );
  } finally {
    await demo.stop();
    rmSync(dataFolder, { recursive: true });
  }
}

/** For a remote in its own repository: among what is live in a shop, on the API of that shop, which has to be a demo for pages of customers. */
async function recordAmongLive(name: string): Promise<void> {
  const apiUrl = process.env['KASHI_PUBLIC_URL'];
  if (!apiUrl) {
    throw new Error(
      'Say in which shop: npm run record -- --env <name>, of a shop in environments.json',
    );
  }
  await build([name]);
  const own = readCandidate('dist');
  const { live } = await readNeighbours(releasesHere());
  const builds = [...new Map([...live, [name, own]]).values()];
  const people = seesCustomersPages(own) ? await newcomersAt(apiUrl) : strangers;
  const recording = new Recording(apiUrl, { ...people, kept: recordedIn(['shell']) });
  await visitPages([own], builds, recording);
  write(recording, [name]);
}

function seesCustomersPages(own: Candidate): boolean {
  return visitsOf(own, new Map([[own.manifest.name, own]])).some(
    ({ as: visitor }) => visitor !== 'guest',
  );
}

type People = Omit<RecordedPeople, 'kept'>;

const strangers: People = { token: '', newcomer: '', names: {} };

/** A customer with a past and one without, registered now. Throws where the shop tells nobody the codes that it sends. */
async function peopleAt(apiUrl: string, [customer, newcomer]: Mobiles): Promise<People> {
  const { token, hashOrderId, hashCartId } = await openRecordedCustomer(apiUrl, customer);
  return {
    token,
    newcomer: (await registerAt(apiUrl, newcomer)).token,
    names: { [recordedOrder]: hashOrderId, 'recorded-cart': hashCartId },
  };
}

type Mobiles = readonly [customer: string, newcomer: string];

/** As the recordings have them. */
const recordedMobiles: Mobiles = ['09120000001', '09120000002'];

/** In a shop in which earlier recordings have left customers with these numbers. */
async function newcomersAt(apiUrl: string): Promise<People> {
  const mobiles: Mobiles = [anyMobile(), anyMobile()];
  const people = await peopleAt(apiUrl, mobiles);
  const numbers = recordedMobiles.map((recorded, index) => [recorded, mobiles[index]!] as const);
  return { ...people, names: { ...people.names, ...Object.fromEntries(numbers) } };
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
