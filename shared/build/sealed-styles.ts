import type { Compiler } from '@rspack/core';

const asked = 'link.href = url;';

/** Makes the runtime set the integrity of a chunk's style sheet, which the shell knows, before it loads the sheet. */
export class SealedStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SealedStyles', (compilation) => {
      compilation.hooks.runtimeModule.tap('SealedStyles', (module) => {
        if (module.name !== 'css_loading' || !module.source) return;
        const code = module.source.source.toString();
        if (!code.includes(asked))
          throw new Error('The CSS runtime makes its links in another way');
        module.source.source = Buffer.from(
          code.replace(asked, `${asked} globalThis.kashiSeal?.(link);`),
        );
      });
    });
  }
}
