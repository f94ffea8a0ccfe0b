import type { RemoteDefinition } from '@kashi/border/remote-definition';

/** A remote without any framework: its page is a string on the server, and a few listeners in the browser. */
export const remote: RemoteDefinition = {
  name: 'mf-instalments',
  team: 'instalments',
  pages: {
    instalments: {
      paths: ['/instalments/:price'],
      audience: 'everyone',
      examples: ['/instalments/4350000'],
      module: 'page.ts',
    },
  },
  fragments: {},
};
