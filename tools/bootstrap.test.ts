import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

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

test('a developer on macOS gets the native part of each package that has one for Linux', () => {
  const { packages } = parse(readFileSync('pnpm-lock.yaml', 'utf8')) as {
    packages: Record<string, unknown>;
  };
  const names = Object.keys(packages);
  const forLinux = names.filter((name) => /\blinux-x64(-gnu)?@/.test(name));
  const forMacs = forLinux.flatMap((name) =>
    ['darwin-arm64@', 'darwin-x64@'].map((mac) => name.replace(/linux-x64(-gnu)?@/, mac)),
  );

  expect(forLinux.length).toBeGreaterThan(5);
  expect(forMacs.filter((name) => !names.includes(name))).toEqual([]);
});
