import type { LoaderContext } from '@rspack/core';
import { cut, type Cut } from '@kashi/build/runtime/cut';

const method = (name: string): Cut => [
  new RegExp(`^\\t(?:async )?${name}\\([^]*?^\\t\\}$`, 'gm'),
  '',
];

/** The unused pieces of the federation runtime, by the end of their file's name. */
const pieces: Record<string, Cut[]> = {
  'core.js': ['initRawContainer', 'loadShareSync', 'preloadRemote'].map(method),
  'remote/index.js': ['initRawContainer', 'preloadRemote', 'removeRemote'].map(method),
  'shared/index.js': [
    [/\bthis\.emit(?:After|Error)\w+\([^]*?\}\);/g, ''],
    ...['emitAfterRegisterShare', 'emitAfterLoadShare', 'emitErrorLoadShare'].map(method),
    method('loadShareSync'),
  ],
  'utils/context.js': [
    [/^function optionsToMFContext\([^]*?^\}$/gm, 'function optionsToMFContext() {}'],
  ],
  'utils/load.js': [
    [/^\tif \(type === "system"\) return [^]*?^\treturn loadEntryScript\([^]*?^\t\}\);$/gm, ''],
  ],
};

/**
 * Removes from the federation runtime what the shop does not use: remotes given as an object, preloaded or removed, or loaded as
 * something else than a module; libraries that must be present at once; and what its plugins are told of libraries and errors,
 * since the shop has no plugins. The shell preloads by links of its own, and a remote that is tried again gets a new name.
 */
export default function unusedFederationLoader(this: LoaderContext, source: string): string {
  const [, cuts = []] =
    Object.entries(pieces).find(([end]) => this.resourcePath.endsWith(`dist/${end}`)) ?? [];
  return cut(source, cuts);
}
