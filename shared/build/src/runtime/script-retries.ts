import type { Compiler } from '@rspack/core';

const file = '"./" + __webpack_require__.u(chunkId)';
const asked = `import(${file})`;

/**
 * Makes the runtime ask the shell under which address it imports a chunk. Browsers before Chromium 152 remember a failed `import()`
 * by its address for as long as the page is open, so a retry needs another address, and the shell knows the hash of its file
 * (`retried-scripts.ts`). Without an answer, as from an older shell, the chunk keeps its own address.
 */
export class ScriptRetriesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptRetries', (compilation) => {
      compilation.hooks.runtimeModule.tap('ScriptRetries', (module) => {
        if (module.name !== 'module_chunk_loading' || !module.source) return;
        const code = module.source.source.toString();
        if (!code.includes(asked)) throw new Error('The runtime imports its chunks in another way');
        const address = `globalThis.kashiScript?.(${file}, import.meta.url) ?? ${file}`;
        module.source.source = Buffer.from(code.replace(asked, () => `import(${address})`));
      });
    });
  }
}
