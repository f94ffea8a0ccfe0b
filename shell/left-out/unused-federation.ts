import type { LoaderContext } from '@rspack/core';
import { cut, type Cut } from '@kashi/build/runtime/cut';

const method = (name: string): Cut => [
  new RegExp(`^\\t(?:async )?${name}\\([^]*?^\\t\\}$`, 'gm'),
  '',
];

/** What plugins would be told and do not answer. */
const told: Cut = [
  /^\t+(?:await )?(?:this|this\.host|origin)\.(?:loaderHook|hooks)\.lifecycle\.\w+\.emit\(\{[^]*?^\t+\}\);$/gm,
  '',
];

/** The places for plugins. */
const places: Cut = [/^\t\tthis\.\w+ = new PluginSystem\(\{[^]*?^\t\t\}\);$/gm, ''];

/** What plugins might answer stays as they would get it. */
const asked = (...hooks: string[]): Cut => [
  new RegExp(
    `(?:await )?(?:this|this\\.host|host\\.sharedHandler)\\.(?:loaderHook|hooks)\\.lifecycle\\.(?:${hooks.join('|')})\\.emit`,
    'g',
  ),
  '',
];

/** The unused pieces of the federation runtime, by the end of their file's name. */
const pieces: Record<string, Cut[]> = {
  'core.js': [
    ...['initRawContainer', 'loadShareSync', 'preloadRemote'].map(method),
    told,
    places,
    asked('beforeInit'),
    ['this.options.plugins = registerPlugins(plugins, this);', ''],
  ],
  'module/index.js': [
    told,
    asked('beforeInitContainer'),
    [/const hookModuleFactory = [^]*?if \(!moduleFactory\) (?=moduleFactory = await)/g, ''],
  ],
  'remote/index.js': [
    ...['initRawContainer', 'preloadRemote', 'removeRemote'].map(method),
    told,
    places,
    asked('afterResolve'),
    [/const moduleWrapper = [^]*?(?=this\.setIdToRemoteMap)/g, ''],
    [/afterLoadRemoteArgs = \{[^]*?return moduleWrapper;/g, ''],
    [/const \{ from = "runtime" \} = [^]*?afterLoadRemoteArgs\);$/gm, 'throw error;'],
    [
      /try \{\s+loadRemoteArgs = [^]*?if \(!loadRemoteArgs\) throw error;\s+\}/g,
      'loadRemoteArgs = options;',
    ],
  ],
  'shared/index.js': [
    [/\bthis\.emit(?:After|Error)\w+\([^]*?\}\);/g, ''],
    ...['emitAfterRegisterShare', 'emitAfterLoadShare', 'emitErrorLoadShare'].map(method),
    method('loadShareSync'),
    told,
    places,
    asked('beforeLoadShare'),
    [/ this\.hooks\.lifecycle\.resolveShare,/g, ' undefined,'],
    // Only libraries of the strategy `version-first` are asked for at every remote.
    [/^\t\tconst initRemoteModule = [^]*?^\t\t\};$/gm, ''],
    [/^\t\tif \(host\.options\.shareStrategy === "version-first"[^]*?^\t\t\}\);$/gm, ''],
  ],
  'utils/share.js': [['(resolveShare.emit(params) || params)', 'params']],
  'utils/context.js': [
    [/^function optionsToMFContext\([^]*?^\}$/gm, 'function optionsToMFContext() {}'],
  ],
  'utils/load.js': [
    [/^\tif \(type === "system"\) return [^]*?^\treturn loadEntryScript\([^]*?^\t\}\);$/gm, ''],
    [/\.then\(async \(res\) => \{\s+await [^]*?(?=;\n\t\tglobalLoading\[)/g, ''],
    told,
    [
      /(?<=const )loadEntryHook = [^]*?if \(res\) return res;/g,
      'loaderHook = null, loading = Promise.resolve().then(() => {',
    ],
  ],
};

/**
 * Removes from the federation runtime what the shop does not use: remotes given as an object, preloaded or removed, or loaded as
 * something else than a module; libraries that must be present at once, or that every remote is asked for; and its plugins, since
 * the shop has none. The shell preloads by links of its own, and a remote that is tried again gets a new name.
 */
export default function unusedFederationLoader(this: LoaderContext, source: string): string {
  const [, cuts = []] =
    Object.entries(pieces).find(([end]) => this.resourcePath.endsWith(`dist/${end}`)) ?? [];
  return cut(source, cuts);
}
