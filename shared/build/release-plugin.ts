import type { Compiler, Configuration } from '@rspack/core';

/**
 * Finishes a release once all its compilers have finished. A warning fails the build as an error does: a warning that is let
 * through once stays for ever.
 */
export class ReleasePlugin {
  readonly #finish: () => void;
  #unfinished = 0;

  /** `finish` writes what the release says of itself; an error that it throws fails the build. */
  constructor(finish: () => void) {
    this.#finish = finish;
  }

  /** The same configuration, as one of those that the release waits for. */
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
