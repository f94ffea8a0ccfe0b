import type { Compiler } from '@rspack/core';

const asked = 'link.href = url;';

/**
 * Makes the runtime set the integrity of a chunk's style sheet before it loads the sheet. The shell knows the sheets of pages and
 * fragments. `lateStyles` is the name of the variable, if there is one, that holds the hashes of all others by their chunk.
 */
export class SealedStylesPlugin {
  readonly #lateStyles: string | undefined;

  constructor(lateStyles?: string) {
    this.#lateStyles = lateStyles;
  }

  apply(compiler: Compiler): void {
    const late = this.#lateStyles;
    const seal =
      'globalThis.kashiSeal?.(link);' + (late ? `link.integrity ||= ${late}[chunkId] ?? "";` : '');
    compiler.hooks.compilation.tap('SealedStyles', (compilation) => {
      compilation.hooks.runtimeModule.tap('SealedStyles', (module) => {
        if (module.name !== 'css_loading' || !module.source) return;
        const code = module.source.source.toString();
        if (!code.includes(asked))
          throw new Error('The CSS runtime makes its links in another way');
        module.source.source = Buffer.from(code.replace(asked, `${asked} ${seal}`));
      });
    });
  }
}
