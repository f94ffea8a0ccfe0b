import type { LoaderContext } from '@rspack/core';
import { cut, type Cut } from './cut.ts';

/** By the end of a file's name, the methods of the federation's runtime in it that nobody calls here. */
const methods: Record<string, string[]> = {
  'core.js': ['initRawContainer', 'loadShareSync', 'preloadRemote'],
  'shared/index.js': ['loadShareSync'],
  'remote/index.js': ['initRawContainer', 'preloadRemote', 'removeRemote'],
};

/**
 * Takes methods out of the federation's runtime: of a remote that is taken in as an object, preloaded or taken out again, and of
 * a library that has to be there at once. The shell preloads by links of its own, and a remote that is tried again has a new name.
 */
export default function unusedFederationLoader(this: LoaderContext, source: string): string {
  const [, names] =
    Object.entries(methods).find(([end]) => this.resourcePath.endsWith(`dist/${end}`)) ?? [];
  return cut(
    source,
    (names ?? []).map((name): Cut => [
      new RegExp(`^\\t(?:async )?${name}\\([^]*?^\\t\\}$`, 'gm'),
      '',
    ]),
  );
}
