import type { Compiler } from '@rspack/core';

const byAttribute = /(\w+)\.getAttribute\("href"\) \|\| \1\.href/;

/**
 * Before the runtime loads a chunk's style sheet, it looks whether the document has it already, but compares addresses
 * as they are written: `/r/…` in the host's HTML, `https://…/r/…` in the runtime. With the resolved address on both
 * sides no style sheet comes twice.
 */
export class StylesOncePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StylesOnce', (compilation) => {
      compilation.hooks.runtimeModule.tap('StylesOnce', (module) => {
        if (module.name !== 'css_loading' || !module.source) return;
        const code = module.source.source.toString();
        if (!byAttribute.test(code))
          throw new Error('The CSS runtime looks for links in another way now');
        module.source.source = Buffer.from(code.replace(byAttribute, '$1.href'));
      });
    });
  }
}
