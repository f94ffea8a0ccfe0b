import type { Compiler } from '@rspack/core';
import { cut } from './cut.ts';

/** What rspack says of each library and nothing reads: a remote has no copy of its own of any. */
const unread = [' import: null,', ', fallback: undefined, treeShakingMode: null'];

/** Removes from a remote's entry, which every page brings, what it says in vain of the libraries that the shell lends it. */
export class LeanConsumesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanConsumes', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanConsumes', (module) => {
        if (module.name !== 'consumes_loading' || !module.source) return;
        const code = module.source.source.toString();
        module.source.source = Buffer.from(
          cut(
            code,
            unread.map((piece) => [piece, '']),
          ),
        );
      });
    });
  }
}
