import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unsetProperties, type TextFile } from '../lint/unset-properties.ts';
import type { Outcome } from '../running/run.ts';

/**
 * The styles of a package, whose code lies in the folder `code`, take no custom property that neither it nor the packages set. A
 * remote without `@kashi/ui` has no tokens at hand to compare with, and passes.
 */
export function propertiesCheck(folder: string, code: string): Outcome {
  const ui = packageFiles(folder, '@kashi/ui');
  const unset =
    ui.length === 0 ? [] : unsetOf(code, [...ui, ...packageFiles(folder, '@kashi/kit')]);
  return { code: unset.length > 0 ? 1 : 0, output: unset.join('\n') };
}

function unsetOf(code: string, given: readonly TextFile[]): string[] {
  return unsetProperties(textsIn(`${code}/**/*.{css,ts,tsx,js,jsx,svelte,vue}`), given);
}

/** Published packages have a `dist`, those of the workspace their source. */
function packageFiles(folder: string, name: string): TextFile[] {
  const modules = path.join(path.resolve(folder), 'node_modules', name);
  if (existsSync(modules)) return textsIn(`${modules}/{src,dist}/**/*.{css,ts,tsx,js}`);
  const above = path.resolve(folder, '..');
  return above === path.resolve(folder) ? [] : packageFiles(above, name);
}

function textsIn(pattern: string): TextFile[] {
  return globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
