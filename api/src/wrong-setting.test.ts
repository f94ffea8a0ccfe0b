import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('a wrong setting ends the start with a sentence, and with nothing else', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('main.ts', import.meta.url))],
    { env: { ...process.env, DATABASE_URL: 'mysql://db/shop' }, encoding: 'utf8' },
  );

  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'The environment has errors. ✖ Invalid URL',
    '  → at DATABASE_URL',
  ]);
});
