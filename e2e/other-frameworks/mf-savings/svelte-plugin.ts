import { compile } from 'svelte/compiler';
import type { Plugin } from 'rolldown';

/** The styles of the compiled components, each once. */
export const styles = new Map<string, string>();

/** Compiles components for one of the two builds. */
export function svelte(remote: string, side: 'browser' | 'server'): Plugin {
  return {
    name: 'svelte',
    transform: {
      filter: { id: /\.svelte$/ },
      handler(code, filename) {
        const { js, css } = compile(code, {
          filename,
          generate: side === 'browser' ? 'client' : 'server',
          css: 'external',
          // The gate asks that every rule begins at a class of the remote's own.
          cssHash: ({ hash, css: text }) => `${remote}-svelte-${hash(text).slice(0, 4)}`,
          // The shop's policy lets no library make HTML of strings under a name of its own (Trusted Types).
          fragments: 'tree',
        });
        if (css) styles.set(filename, css.code);
        return { code: js.code, map: js.map as never, moduleType: 'js' };
      },
    },
  };
}
