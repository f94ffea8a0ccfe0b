import { existsSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../../shell/releases/read-manifest.ts';
import { builtFrom } from './built-from.ts';
import { ownBuild } from './own-build.ts';
import { rspack } from './rspack.ts';
import { outcome } from '../running/run.ts';
import { expectAmong, folderOf, ownRemote, remoteFolders } from '../workspace.ts';

/**
 * Builds the named packages, or else the shell, every remote and the desk, each with the `build` script of its `package.json`: `dist/web` for
 * browsers, `dist/node` for the host, `dist/release.json` for the registry. The desk is no release, and has `dist` alone. A start
 * of the shop does not build them again. In a remote's own repository there is that remote alone.
 */
export async function build(names: string[]): Promise<void> {
  const own = ownRemote();
  const all = own ? [own] : ['shell', ...remoteFolders(), desk].filter((name) => existsSync(name));
  const wanted = names.length > 0 ? names : all;
  expectAmong(wanted, all);

  const builds = builtFrom('.');
  for (const name of wanted) {
    const sources = builds.sourcesOf(name);
    const startedAt = performance.now();
    await ownBuild(path.resolve(folderOf(name)));
    builds.note(name, sources);
    const named =
      name === desk ? name : `${name}@${readManifest(path.join(folderOf(name), 'dist')).version}`;
    console.log(`${named} built in ${Math.round(performance.now() - startedAt)} ms`);
  }
}

const desk = 'desk';

/** Runs `rspack build` in a package's folder. Throws rspack's output if the build fails. */
export async function rspackBuild(folder: string, words: string[] = []): Promise<void> {
  const { code, output } = await outcome(rspack(folder, ['build', ...words], { stdio: 'pipe' }));
  if (code !== 0) throw new Error(`${path.basename(folder)} cannot be built:\n${output}`);
}
