import { execFileSync } from 'node:child_process';
import { remoteFolders } from '../workspace.ts';

/**
 * The packages, of these, whose build can differ where these files have changed. A change outside of every package's folder touches
 * none, such as one of the API; a change of what every package is built with touches all.
 */
export function touchedBy(files: readonly string[], packages: readonly string[]): string[] {
  const isForAll = files.some((file) =>
    /^(shared\/|pnpm-lock\.yaml$|tsconfig\.base\.json$)/.test(file),
  );
  if (isForAll) return [...packages];
  return packages.filter((name) => files.some((file) => file.startsWith(`${name}/`)));
}

/** `node tools/touched/touched-packages.ts origin/main`: the packages that a branch touches, as JSON, for a forge that plans its jobs by them. */
if (import.meta.main) {
  const [base = 'main'] = process.argv.slice(2);
  const diff = execFileSync('git', ['diff', '--name-only', '-z', `${base}...HEAD`], {
    encoding: 'utf8',
  });
  console.log(JSON.stringify(touchedBy(diff.split('\0'), ['shell', ...remoteFolders()])));
}
