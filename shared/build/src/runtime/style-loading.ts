import type { Compiler } from '@rspack/core';

const byAttribute = /(\w+)\.getAttribute\("href"\) \|\| \1\.href/;
const failsWithoutStyle = /event\.type !== "load"/;

/**
 * Changes how the runtime loads a chunk's style sheet. The runtime looks for the sheet in the document, but compares addresses as
 * written: `/r/…` in the host's HTML, `https://…/r/…` in the runtime. With resolved addresses on both sides no sheet is loaded
 * twice. And if a style sheet fails, the code is loaded without it: a page that looks odd can still be used.
 */
export class StyleLoadingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StyleLoading', (compilation) => {
      compilation.hooks.runtimeModule.tap('StyleLoading', (module) => {
        if (module.name !== 'css_loading' || !module.source) return;
        const code = module.source.source.toString();
        if (!byAttribute.test(code) || !failsWithoutStyle.test(code))
          throw new Error('The CSS runtime is written in another way now');
        module.source.source = Buffer.from(
          code.replace(byAttribute, '$1.href').replace(failsWithoutStyle, 'false'),
        );
      });
    });
  }
}
