import { Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeRegistry } from '../../releases/change-registry.ts';
import { readJudgements } from '../../releases/judgements.ts';
import { folderStore } from '@kashi/file-store/folder-store';
import { contents, serving } from '../host-fixtures.ts';
import { aHostProcess, ask, patientMs, textAt, until } from '../processes/host-process-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';
import { LostWorkers } from './lost-workers.ts';

const hasCanary = { cookie: 'kashi-canary=mf-a' };

test(
  'a canary that fills the memory is named at once, and taken back when it does so again',
  async () => {
    const releases = releasesFolder();
    onTestFinished(() => releases.remove());
    releases.upload('shell', '1');
    releases.upload('mf-a', '1', { text: 'one' });
    releases.upload('mf-a', 'greedy', {
      render: 'const kept = []; for (;;) kept.push(Array.from({ length: 1e5 }, () => ({})))',
    });
    releases.register({ shell: '1', 'mf-a': '1' });
    const store = folderStore(releases.folder);
    const canary = { name: 'mf-a', version: 'greedy', percent: 0 };
    await changeRegistry(store, [{ ...canary, action: 'canary', by: 'team' }]);
    const { url } = await aHostProcess(releases, {
      KASHI_API_URL: await serving({ '*': contents }),
      KASHI_WORKERS: '1',
      KASHI_WORKER_HEAP_MB: '64',
    });
    const counts = (count: number) =>
      until(async () =>
        (await textAt(`${url}/metrics`).catch(() => '')).includes(
          `kashi_lost_workers_total{remote="mf-a",version="greedy",team=""} ${count}`,
        ),
      );

    ask(`${url}/hello`, hasCanary);
    await counts(1);
    expect(await readJudgements(store)).toEqual([]);
    ask(`${url}/hello`, hasCanary);
    await counts(2);
    await until(async () => (await readJudgements(store)).length > 0);

    expect(await readJudgements(store)).toMatchObject([
      {
        name: 'mf-a',
        canary: 'greedy',
        verdict: 'worse',
        reason: 'was rendering in 2 workers that were lost',
      },
    ]);
    expect(await textAt(`${url}/hello`, hasCanary)).toContain('one');
  },
  patientMs,
);

const minuteMs = 60_000;

/** Takes the releases that were rendering at losses one minute apart, `-` for none. Returns the condemned release. */
async function condemnedAfter(losses: string, apartMs = minuteMs) {
  vi.stubEnv('KASHI_LOG', 'silent');
  onTestFinished(() => void vi.unstubAllEnvs());
  let now = 0;
  const condemn = vi.fn(() => Promise.resolve());
  const lost = new LostWorkers({
    canaries: { condemn },
    registry: new Registry(),
    now: () => now,
  });
  for (const name of losses) {
    now += apartMs;
    await lost.note(name === '-' ? null : { remote: name, version: '2', team: '' });
  }
  return condemn.mock.calls.map(([name]: string[]) => name);
}

test.each([
  ['one loss condemns no release', 'a', []],
  ['two of two losses condemn a release', 'aa', ['a']],
  ['two of three losses condemn it too', 'aba', ['a']],
  ['half of the losses do not condemn a release', '-aba', []],
  ['two of five losses do not either', 'ba-ba', []],
  ['losses without a rendering release count against condemning', '--a-a', []],
])('%s', async (_rule, losses, condemned) => {
  expect(await condemnedAfter(losses)).toEqual(condemned);
});

test('losses far apart are unrelated', async () => {
  expect(await condemnedAfter('aaaa', 11 * minuteMs)).toEqual([]);
});
