import { cut, type Cut } from './cut.ts';

/** The file of the loader below, for rules of the compiler. */
export const leanContainerLoader = import.meta.filename;

/** The module, by rspack's name for it, with which a container of the federation starts. */
export const containerStart = /@module-federation\/runtime\/rspack\.js$/;

/**
 * What a remote of this recipe never uses: remotes of its own, plugins, libraries that it lends or has a copy of, and libraries
 * that its entry itself imports.
 */
const cuts: Cut[] = [
  [/const __module_federation_runtime_plugins__ =.*?plugin\(params\)\);/, ''],
  [/const remotesLoadingChunkMapping=.*?(?=const consumesLoadingChunkMapping=)/, ''],
  [/early\(runtimeRequire\.federation,"sharedFallback",.*?federation\.sharedFallback;/, ''],
  [/getter:sharedFallback\?.*?:data\.fallback,treeShakingGetter:.*?,/, 'getter:data.fallback,'],
  [/,treeShaking:runtimeRequire\.federation\.sharedFallback\?\{.*?\}:undefined/, ''],
  // Nothing of the runtime reads it.
  [/fixedDependencies:.*?,/, ''],
  [/(?<="shared",\(\)=>)\{.*?return shared\}/, '({})'],
  [/merge\(runtimeRequire\.federation\.initOptions,"remotes",.*?"script"\)\);/, ''],
  [/merge\(runtimeRequire\.federation\.initOptions,"plugins",.*?\);/, ''],
  [
    /early\(runtimeRequire\.federation,"bundlerRuntimeOptions".*?(?=override\(runtimeRequire,"S")/,
    '',
  ],
  [/override\(runtimeRequire\.f,"remotes",.*?\)\);/, ''],
  [/(?<=bundlerRuntime\.init\(\{webpackRequire:runtimeRequire\}\);).*\}\)\}(?=\})/, ''],
].map(([piece, inItsPlace]): Cut => [new RegExp(piece as RegExp, 'gs'), inItsPlace as string]);

/** Removes from a container's start what no remote of this recipe uses: 0.8 KB of every entry. */
export default function withoutUnusedParts(source: string): string {
  return cut(source, cuts);
}
