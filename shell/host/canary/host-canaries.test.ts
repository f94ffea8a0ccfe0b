import { expect, onTestFinished, test } from 'vitest';
import { changeRegistry } from '../../releases/change-registry.ts';
import { readJudgements } from '../../releases/judgements.ts';
import { readHistory } from '../../releases/history.ts';
import { folderStore } from '@kashi/file-store/folder-store';
import { anAddress, contents, serving } from '../host-fixtures.ts';
import { aHostProcess, patientMs, textAt, until } from '../processes/host-process-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';

const both = 'kashi-canary=mf-a,mf-b';

const asSomebody = (cookie = '') => ({ cookie, 'x-forwarded-for': anAddress() });

/** A host with two workers, where `mf-a` and `mf-b` have canaries for visitors with their cookie. */
async function aHost(canaries: { a: string; b: string }) {
  const releases = releasesFolder();
  onTestFinished(() => releases.remove());
  releases.upload('shell', '1');
  for (const [name, render] of Object.entries(canaries)) {
    releases.upload(`mf-${name}`, '1', { path: `/${name}`, text: 'one' });
    releases.upload(`mf-${name}`, '2', { path: `/${name}`, render });
  }
  releases.register({ shell: '1', 'mf-a': '1', 'mf-b': '1' });
  const store = folderStore(releases.folder);
  const canary = { version: '2', action: 'canary', percent: 0, by: 'team' } as const;
  await changeRegistry(store, [
    { ...canary, name: 'mf-a' },
    { ...canary, name: 'mf-b' },
  ]);
  const { url } = await aHostProcess(releases, {
    KASHI_API_URL: await serving({ '*': contents }),
    KASHI_WORKERS: '2',
  });
  return { url, store };
}

test(
  'two canaries are judged separately, once for all workers: the slow one is taken back, the other can be promoted',
  async () => {
    const slow = `await new Promise((resolve) => setTimeout(resolve, 80)); write('two')`;
    const { url, store } = await aHost({ a: slow, b: `write('two')` });

    for (let visit = 0; visit < 60; visit++) {
      await Promise.all(
        ['/a', '/b'].flatMap((path) => [
          textAt(url + path, asSomebody()),
          textAt(url + path, asSomebody(both)),
        ]),
      );
    }
    const said = async (name: string, verdict: string) =>
      (await readJudgements(store)).filter(
        (each) => each.name === name && each.verdict === verdict,
      );
    await until(async () => (await said('mf-a', 'worse')).length > 0);
    // A promoted version is not judged any more.
    await until(async () => (await said('mf-b', 'as good')).length > 0);
    await changeRegistry(store, [{ name: 'mf-b', version: '2', action: 'promote', by: 'team' }]);
    // Each request has a connection of its own, so either worker may take it.
    const shown = (path: string) =>
      Promise.all(Array.from({ length: 12 }, () => textAt(url + path, asSomebody(both))));
    await until(async () => (await shown('/b')).every((text) => text.includes('two')));

    const [worse, ...more] = await said('mf-a', 'worse');
    expect(worse?.reason).toMatch(/^render time \d+ ms, before \d+ ms$/);
    expect(more).toEqual([]);
    expect(await said('mf-b', 'as good')).toHaveLength(1);
    expect((await readHistory(store)).map(({ name, action }) => `${name} ${action}`)).toEqual([
      'mf-a canary',
      'mf-b canary',
      'mf-a rollback',
      'mf-b promote',
    ]);
    expect((await shown('/a')).every((text) => text.includes('one'))).toBe(true);
  },
  patientMs,
);
