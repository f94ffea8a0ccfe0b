import { cpSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rspackBuild } from '../builds/build.ts';
import { quietly } from '../running/run.ts';
import { publishedPackages } from './published-packages.ts';

const compiled = '.cache/packages';

/**
 * Compiles the packages of `shared` and `tools` at once, and gives each package its part in `dist`; a published package elsewhere
 * compiles itself when it is packed. Throws the compiler's output if a type is wrong.
 */
export async function compilePackages(): Promise<void> {
  rmSync(compiled, { recursive: true, force: true });
  const { code, output } = await quietly(process.execPath, [
    'node_modules/@typescript/native/bin/tsc',
    '-p',
    'tools/packages/tsconfig.json',
  ]);
  if (code !== 0) throw new Error(`The packages cannot be compiled:\n${output}`);

  for (const { folder } of publishedPackages()) {
    if (folder.startsWith('shared/')) fillLibrary(folder);
  }
  fillCreate('tools/create-kashi-remote/dist');
  await fillCommands('tools/dist');
}

/** A package of `shared`: `dist` is the compiled `src`, with declarations. */
function fillLibrary(folder: string): void {
  const source = path.join(folder, 'src');
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  cpSync(path.join(compiled, source), dist, { recursive: true });
  copyFiles('**/*.{css,js}', source, dist);
}

/** `kashi`: the commands and the host lie to each other as they do here, and beside them the shell that takes edits up. */
async function fillCommands(dist: string): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  copyFiles('{tools,shell}/**/*.{js,json}', compiled, dist);
  copyFiles('{shell/host/**/*.css,tools/{lint,boundaries}/*.{js,cjs,json}}', '.', dist);
  // The shell's letters and icons keep their licences wherever they go.
  copyFiles('docs/licences/*.txt', '.', dist);
  const shell = path.resolve(dist, 'shell-development');
  await rspackBuild(path.resolve('shell'), ['--env', 'development', '--env', `dist=${shell}`]);
}

/** `npm create kashi-remote`, which is installed for one call: what makes the files, and nothing else of the commands. */
function fillCreate(dist: string): void {
  rmSync(dist, { recursive: true, force: true });
  const files = ['create-kashi-remote/*', 'new-remote/filled-templates', 'running/command'];
  copyFiles(`{${files.join(',')}}.js`, path.join(compiled, 'tools'), dist);
  for (const templates of ['new-remote/template', 'create-kashi-remote/template']) {
    cpSync(path.join('tools', templates), path.join(dist, templates), { recursive: true });
  }
}

/** Copies files to the same places under another folder. */
function copyFiles(pattern: string, from: string, to: string): void {
  const exclude = ['**/node_modules', '**/dist'];
  for (const file of globSync(pattern, { cwd: from, exclude })) {
    cpSync(path.join(from, file), path.join(to, file));
  }
}
