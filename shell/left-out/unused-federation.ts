import type { LoaderContext } from '@rspack/core';
import { cut, type Cut } from '@kashi/build/runtime/cut';

/** The unused methods of the federation runtime, by the end of their file's name. */
const methods: Record<string, string[]> = {
  'core.js': ['initRawContainer', 'loadShareSync', 'preloadRemote'],
  'shared/index.js': ['loadShareSync'],
  'remote/index.js': ['initRawContainer', 'preloadRemote', 'removeRemote'],
};

/**
 * Removes methods from the federation runtime: for a remote given as an object, preloaded or removed, and for a library that must
 * be present at once. The shell preloads by links of its own, and a remote that is tried again gets a new name.
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
