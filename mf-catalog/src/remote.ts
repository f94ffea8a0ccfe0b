import type { RemoteDefinition } from '@kashi/shared/host/remote-definition';

/** Finding products: the home page and the listing. */
export const remote: RemoteDefinition = {
  name: 'mf-catalog',
  team: 'catalog',
  pages: {
    home: { paths: ['/'], audience: 'everyone', module: './home/home-page.tsx' },
    filter: { paths: ['/filter'], audience: 'everyone', module: './filter/filter-page.tsx' },
  },
  fragments: {},
};
