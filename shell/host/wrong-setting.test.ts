import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('a wrong setting ends the start of a host with a sentence, and with nothing else', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'main.ts')],
    { env: { ...process.env, KASHI_WORKERS: 'two' }, encoding: 'utf8' },
  );

  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'The environment has errors. ✖ Invalid input: expected number, received NaN',
    '  → at KASHI_WORKERS',
  ]);
});
