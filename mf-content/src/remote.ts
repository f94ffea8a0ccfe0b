import type { RemoteDefinition } from '@kashi/border/remote-definition';
import { menuMessages as messages } from './menu-messages.ts';

/** The shop's own texts: pages that the shop writes, and its contact page. */
export const remote: RemoteDefinition = {
  name: 'mf-content',
  team: 'content',
  pages: {
    content: {
      paths: ['/content/:pageName'],
      audience: 'everyone',
      examples: ['/content/aboutUs'],
      menu: [
        {
          path: '/content/rules',
          title: messages.rules,
          icon: 'file',
          in: { customer: 50 },
          newTab: true,
        },
        { path: '/content/rules', title: messages.rules, in: { help: 10 } },
        { path: '/content/privacy', title: messages.privacy, in: { help: 20 } },
        { path: '/content/aboutUs', title: messages.about, in: { shop: 10 } },
      ],
      module: './static-page/static-page.tsx',
    },
    'content-redirect': {
      paths: ['/aboutUs', '/abuotUs', '/rules', '/privacy'],
      audience: 'everyone',
      examples: [
        { path: '/aboutUs', leadsTo: '/content/aboutUs' },
        { path: '/abuotUs', leadsTo: '/content/aboutUs' },
        { path: '/rules', leadsTo: '/content/rules' },
        { path: '/privacy', leadsTo: '/content/privacy' },
      ],
      module: './static-page/short-address-page.tsx',
    },
    contact: {
      paths: ['/contactUs'],
      audience: 'everyone',
      examples: ['/contactUs'],
      menu: [{ title: messages.contact, icon: 'phone', in: { shop: 20, drawer: 10 } }],
      module: './contact/contact-page.tsx',
    },
  },
  fragments: {},
};
