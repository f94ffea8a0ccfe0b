import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { quietly } from '../run.ts';
import { publishedPackages } from './published-packages.ts';

const compiled = '.cache/packages';

/**
 * Compiles all published packages at once, and gives each package the part of it in `dist`: JavaScript with declarations, and the
 * style sheets and scripts that lie beside the sources. Throws the compiler's output if a type is wrong.
 */
export async function compilePackages(): Promise<void> {
  rmSync(compiled, { recursive: true, force: true });
  const { code, output } = await quietly(process.execPath, [
    'node_modules/@typescript/native/bin/tsc',
    '-p',
    'tools/packages/tsconfig.json',
  ]);
  if (code !== 0) throw new Error(`The packages cannot be compiled:\n${output}`);

  for (const { folder } of publishedPackages()) fillLibrary(folder);
}

/** A package of `shared`: the compiled `src` is its `dist`. */
function fillLibrary(folder: string): void {
  const source = path.join(folder, 'src');
  if (!existsSync(source)) return;
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  cpSync(path.join(compiled, source), dist, { recursive: true });
  copyAssets(source, dist);
}

/** Copies the files that no compiler touches, each to the same place. */
function copyAssets(from: string, to: string): void {
  for (const file of globSync('**/*.{css,js}', { cwd: from })) {
    cpSync(path.join(from, file), path.join(to, file));
  }
}
