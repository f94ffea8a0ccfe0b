import type { RemoteDefinition } from '@kashi/border/remote-definition';

/** A remote in Svelte, with its own compiler and its own runtime. */
export const remote: RemoteDefinition = {
  name: 'mf-savings',
  team: 'savings',
  pages: {
    savings: {
      paths: ['/savings/:price'],
      audience: 'everyone',
      examples: ['/savings/4350000'],
      module: 'page.ts',
    },
  },
  fragments: {},
};
