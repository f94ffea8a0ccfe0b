import path from 'node:path';
import { buildRemote } from '../shared/build/build-remote.ts';
import { buildShell } from '../shell/build.ts';
import { remoteFolders } from './workspace.ts';

/**
 * Builds the packages that are named, or the shell and every remote: `dist/web` for browsers, `dist/node` for the
 * host, `dist/release.json` for the registry.
 */
export async function build(names: string[]): Promise<void> {
  const all = ['shell', ...remoteFolders()];
  const wanted = names.length > 0 ? names : all;
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}; there are ${all.join(', ')}`);

  for (const name of wanted) {
    const folder = path.resolve(name);
    const startedAt = performance.now();
    const { version } = name === 'shell' ? await buildShell(folder) : await buildRemote(folder);
    console.log(`${name}@${version} built in ${Math.round(performance.now() - startedAt)} ms`);
  }
}

if (import.meta.main) await build(process.argv.slice(2));
