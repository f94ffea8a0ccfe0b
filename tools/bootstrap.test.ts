import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test(
  'a variable that is empty is none for whatever an npm script starts',
  { timeout: 60_000 },
  () => {
    const said = execFileSync(
      process.execPath,
      ['tools/bootstrap.mjs', '-p', '[process.env.PORT, process.env.KASHI_DATA].join()'],
      { encoding: 'utf8', env: { ...process.env, PORT: '', KASHI_DATA: 'here' } },
    );

    expect(said.trim()).toBe(',here');
  },
);
