import type { RemoteDefinition } from '@kashi/border/remote-definition';

/** The pages for finding products: the home page and the listing. */
export const remote: RemoteDefinition = {
  name: 'mf-catalog',
  team: 'catalog',
  pages: {
    home: {
      paths: ['/'],
      audience: 'everyone',
      examples: ['/'],
      role: 'home',
      module: './home/home-page.tsx',
    },
    filter: {
      paths: ['/filter'],
      audience: 'everyone',
      examples: [
        '/filter?GroupId=1',
        '/filter?SearchValue=%DA%86%D8%A7%DB%8C',
        '/filter?SearchValue=zzzz',
      ],
      role: 'listing',
      module: './filter/filter-page.tsx',
    },
  },
  fragments: {},
};
