import type { RemoteDefinition } from '@kashi/shared/host/remote-definition';

/** The words that belong to the shop itself. */
export const remote: RemoteDefinition = {
  name: 'mf-content',
  team: 'content',
  pages: {
    content: {
      paths: ['/content/:pageName'],
      audience: 'everyone',
      module: './static-page/static-page.tsx',
    },
    'content-redirect': {
      paths: ['/aboutUs', '/abuotUs', '/rules', '/privacy'],
      audience: 'everyone',
      module: './static-page/static-page-redirect.tsx',
    },
    contact: {
      paths: ['/contactUs'],
      audience: 'everyone',
      module: './contact/contact-page.tsx',
    },
  },
  fragments: {},
};
