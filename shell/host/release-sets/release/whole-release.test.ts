import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serving } from '../../host-fixtures.ts';
import { aStartingHost, patientMs, until } from '../../processes/host-process-fixtures.ts';
import { releasesFolder } from '../releases-fixtures.ts';

test.each([
  [
    'is cut off',
    (folder: string) => writeFileSync(path.join(folder, 'release.json'), '{"name": "mf-'),
    'release.json is cut off',
  ],
  [
    'says nothing that it should',
    (folder: string) => writeFileSync(path.join(folder, 'release.json'), '{"name": 7}'),
    'release.json: name: Invalid input',
  ],
  [
    'has arrived by half',
    (folder: string) => rmSync(path.join(folder, 'node'), { recursive: true }),
    'server.cjs is missing',
  ],
])(
  'a release that %s is one sentence in the log, without a stack',
  async (_what, breaks, reason) => {
    const releases = releasesFolder();
    onTestFinished(() => releases.remove());
    releases.upload('shell', '1');
    releases.upload('mf-a', '1');
    releases.register({ shell: '1', 'mf-a': '1' });
    breaks(path.join(releases.folder, 'mf-a/1'));

    const variables = { KASHI_API_URL: await serving({}), KASHI_LOG: 'warn', KASHI_WORKERS: '1' };
    const { stdout } = aStartingHost(releases, variables);
    let log = '';
    stdout?.on('data', (chunk: Buffer) => (log += String(chunk)));
    await until(() => log.includes('cannot be served') && log.endsWith('\n'));

    const line = log.split('\n').find((each) => each.includes('cannot be served')) ?? '';
    const { msg, ...others } = JSON.parse(line) as Record<string, unknown>;
    expect(msg).toMatch(/^mf-a@1 cannot be served; nothing stands in its place: [^\n]+$/);
    expect(msg).toContain(reason);
    expect(Object.keys(others)).not.toContain('err');
  },
  patientMs,
);
