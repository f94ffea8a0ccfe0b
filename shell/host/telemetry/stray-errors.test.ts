import { expect, onTestFinished, test } from 'vitest';
import { contents, serving } from '../host-fixtures.ts';
import {
  aHostProcess,
  patientMs,
  textAt,
  until,
  workerAt,
} from '../processes/host-process-fixtures.ts';
import { releasesFolder } from '../release-sets/releases-fixtures.ts';

test.each([
  ['a promise', { render: `void Promise.reject(new Error('lost')); write('shown')` }],
  ['a timer', { render: `setTimeout(() => { throw new Error('lost'); }, 5); write('shown')` }],
  [
    'a call of two',
    {
      render: `const [, second] = [fetch('/v1/a'), fetch('/v1/away')]; void second.then(() => { throw new Error('lost'); }); write('shown')`,
    },
  ],
  [
    'a timer from the evaluation of a release',
    { evaluated: `setInterval(() => { throw new Error('lost'); }, 50)`, text: 'shown' },
  ],
])(
  'a stray error of a release ends no worker, and is counted under its name: %s',
  async (_where, wish) => {
    const releases = releasesFolder();
    onTestFinished(() => releases.remove());
    releases.upload('shell', '1');
    releases.upload('mf-a', '1', wish);
    releases.register({ shell: '1', 'mf-a': '1' });
    const { url } = await aHostProcess(releases, {
      KASHI_API_URL: await serving({ '*': contents }),
      KASHI_WORKERS: '1',
    });
    const worker = await workerAt(url);

    const page = await textAt(`${url}/hello`);

    expect(page).toContain('shown');
    await until(async () =>
      /kashi_server_seconds_count\{kind="stray",[^}]*remote="mf-a",version="1",team=""\} [1-9]/.test(
        await textAt(`${url}/metrics`),
      ),
    );
    expect(await workerAt(url)).toBe(worker);
  },
  patientMs,
);
