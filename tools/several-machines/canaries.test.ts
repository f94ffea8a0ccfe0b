import { expect, onTestFinished, test, vi } from 'vitest';
import { aValkey, hasValkey } from '../../api/src/testing/valkey-server.ts';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { readJudgements } from '../../shell/releases/judgements.ts';
import { folderStore } from '@kashi/file-store/folder-store';
import { anAddress, contents, serving } from '../../shell/host/host-fixtures.ts';
import {
  aHostProcess,
  patientMs,
  says,
  textAt,
  until,
} from '../../shell/host/processes/host-process-fixtures.ts';
import { releasesFolder } from '../../shell/host/release-sets/releases-fixtures.ts';

vi.setConfig({ testTimeout: patientMs });

/** Fewer than a verdict takes at one host, and more at two. */
const someVisits = 20;

/** Two hosts that count together, with a broken canary for visitors with its cookie. */
async function twoHosts(valkeyUrl: string) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { text: 'one' });
  releases.upload('mf-a', '2', { render: `throw new Error('broken')` });
  releases.register({ shell: '1', 'mf-a': '1' });
  const store = folderStore(releases.folder);
  const canary = { name: 'mf-a', version: '2', action: 'canary', percent: 0, by: 'team' } as const;
  await changeRegistry(store, [canary]);
  const begin = async () =>
    aHostProcess(releases, {
      KASHI_API_URL: await serving({ '*': contents }),
      KASHI_VALKEY_URL: valkeyUrl,
      KASHI_WORKERS: '1',
      KASHI_LOG: 'warn',
    });
  return { store, hosts: [await begin(), await begin()] as const };
}

/** So many visitors look at the page, with the canary and without. */
async function visit(url: string, visitors: number): Promise<void> {
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    await textAt(`${url}/hello`, { 'x-forwarded-for': anAddress() });
    const cookie = 'kashi-canary=mf-a';
    await textAt(`${url}/hello`, { 'x-forwarded-for': anAddress(), cookie });
  }
}

test.skipIf(!hasValkey)('a canary is judged by what is seen at all hosts together', async () => {
  const { store, hosts } = await twoHosts((await aValkey()).url);

  for (const { url } of hosts) await visit(url, someVisits);

  await until(async () => (await readJudgements(store)).length > 0);
  const [judgement] = await readJudgements(store);
  expect(judgement).toMatchObject({ name: 'mf-a', verdict: 'worse' });
  expect(judgement?.figures['serverErrors']?.canary.samples).toBeGreaterThan(someVisits);
});

test.skipIf(!hasValkey)(
  'an address has one allowance of beacons at all hosts together',
  async () => {
    const { hosts } = await twoHosts((await aValkey()).url);
    const send = async (url: string, address: string) => {
      const answer = await fetch(`${url}/vitals`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'x-forwarded-for': address },
        body: '[["mf-a@1","tileLcpMs",100]]',
      });
      expect(answer.status).toBe(204);
    };
    const taken = async () => {
      const texts = await Promise.all(hosts.map(({ url }) => textAt(`${url}/metrics`)));
      return texts
        .flatMap((text) => [...text.matchAll(/^kashi_browser_seconds_count\{.*\} (\d+)$/gm)])
        .reduce((sum, [, count]) => sum + Number(count), 0);
    };

    // A browser's figures count only for releases that its host has served.
    for (const { url } of hosts) await visit(url, 1);
    const takenOfOne = async () => {
      const [before, address] = [await taken(), anAddress()];
      for (let beacon = 0; beacon < 30; beacon += 1) {
        for (const { url } of hosts) await send(url, address);
      }
      return (await taken()) - before;
    };

    // Visits that a host has counted by itself, before it found the server, came from other addresses.
    await until(async () => (await takenOfOne()) === 40);
  },
);

test.skipIf(!hasValkey)(
  'where what carries their figures stands still, a host judges by its own, and says so',
  async () => {
    const valkey = await aValkey();
    const { store, hosts } = await twoHosts(valkey.url);
    const [{ url, host }] = hosts;
    const said = says(host, "Canaries are judged by this host's own figures");
    valkey.freeze();

    await visit(url, 2 * someVisits);

    await said;
    await until(async () => (await readJudgements(store)).length > 0);
  },
);
