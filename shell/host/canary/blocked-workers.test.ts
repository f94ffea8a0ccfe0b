import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changeRegistry } from '../../releases/change-registry.ts';
import { readJudgements } from '../../releases/judgements.ts';
import { readHistory } from '../../releases/history.ts';
import { folderStore } from '@kashi/file-store/folder-store';
import { contents, serving } from '../host-fixtures.ts';
import {
  aHostProcess,
  ask,
  isGone,
  patientMs,
  textAt,
  until,
  workerAt,
} from '../processes/host-process-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';

const hasCanary = { cookie: 'kashi-canary=mf-a' };

/** A host on a folder with `mf-a` as version 1, and as a version whose render loops without end. */
async function aHost(live: string, variables: Record<string, string> = {}) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  const blocked = path.join(releases.dataFolder, 'blocked');
  releases.upload('shell', '1');
  releases.upload('mf-a', '1', { text: 'one' });
  releases.upload('mf-a', 'endless', {
    render: `process.getBuiltinModule('fs').appendFileSync('${blocked}', process.pid + ' '); for (;;);`,
  });
  releases.register({ shell: '1', 'mf-a': live });
  const apiUrl = await serving({ '*': contents });
  const start = (more: Record<string, string> = {}) =>
    aHostProcess(releases, { KASHI_API_URL: apiUrl, ...variables, ...more });
  const { url, host } = await start();

  return {
    url,
    host,
    /** Starts another host at the same address. */
    startAgain: () => start({ PORT: new URL(url).port }),
    store: folderStore(releases.folder),
    /** The renders that have begun to loop. */
    blocked: () =>
      existsSync(blocked) ? readFileSync(blocked, 'utf8').trim().split(' ').map(Number) : [],
    /** Waits until the host has counted this many blocks. */
    counts: (count: number) =>
      until(async () =>
        (await textAt(`${url}/metrics`)).includes(
          `kashi_blocked_workers_total{remote="mf-a",version="endless",team=""} ${count}`,
        ),
      ),
  };
}

test(
  'a render that loops for ever blocks one worker, which is replaced, and is counted by its name',
  async () => {
    const { url, blocked, counts } = await aHost('endless');

    ask(`${url}/hello`);
    await until(() => blocked().length === 1);
    const page = await textAt(`${url}/nowhere`);
    const survivor = await workerAt(url);
    ask(`${url}/hello`);
    await until(() => blocked().length === 2);

    expect(page).toContain('not found');
    expect(blocked()).toContain(survivor);
    await until(async () => !blocked().includes(await workerAt(url)));
    await counts(2);
  },
  patientMs,
);

test(
  'a blocked worker does not outlive its host, and another host can take its place',
  async () => {
    const { url, host, blocked, startAgain } = await aHost('endless');
    ask(`${url}/hello`);
    await until(() => blocked().length === 1);

    host.kill('SIGKILL');
    await until(() => isGone(url));

    await startAgain();
    expect(await textAt(`${url}/nowhere`)).toContain('not found');
  },
  patientMs,
);

test(
  'a canary whose render loops without end is taken back at once, with its name and the reason',
  async () => {
    const { url, store, counts } = await aHost('1', { KASHI_WORKERS: '1' });
    const canary = { name: 'mf-a', version: 'endless', percent: 0 };
    await changeRegistry(store, [{ ...canary, action: 'canary', by: 'team' }]);
    await until(async () => (await textAt(`${url}/nowhere`)).includes('"measuredShare":1'));

    ask(`${url}/hello`, hasCanary);
    await until(async () => (await readJudgements(store)).length > 0);

    const reason = 'blocked a worker';
    expect(await readHistory(store)).toMatchObject([
      { action: 'canary', version: 'endless' },
      { action: 'rollback', by: 'host', from: 'endless', version: '1', reason },
    ]);
    expect(await readJudgements(store)).toMatchObject([
      { name: 'mf-a', canary: 'endless', predecessor: '1', verdict: 'worse', reason },
    ]);
    await counts(1);
    expect(await textAt(`${url}/hello`, hasCanary)).toContain('one');
  },
  patientMs,
);
