import type { Compiler, Configuration } from '@rspack/core';

/**
 * Finishes a release when all its compilers have finished. A warning fails the build like an error, because a tolerated warning
 * would stay for ever.
 */
export class ReleasePlugin {
  readonly #finish: () => void;
  #unfinished = 0;

  /** `finish` writes the manifest; an error in it fails the build. */
  constructor(finish: () => void) {
    this.#finish = finish;
  }

  /** The same configuration, as one that the release waits for. */
  addedTo(configuration: Configuration): Configuration {
    return { ...configuration, plugins: [...(configuration.plugins ?? []), this] };
  }

  apply(compiler: Compiler): void {
    this.#unfinished += 1;
    compiler.hooks.done.tap('Release', (stats) => {
      const { errors } = stats.compilation;
      if (stats.hasWarnings()) errors.push(new Error('A warning fails the build, see above'));
      if (stats.hasErrors()) return;
      this.#unfinished -= 1;
      if (this.#unfinished > 0) return;
      try {
        this.#finish();
      } catch (error) {
        errors.push(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }
}
