import type { RemoteDefinition } from '@kashi/shared/host/remote-definition';

/** The customer's own place: signing in, registering, recovering, and what the customer keeps. */
export const remote: RemoteDefinition = {
  name: 'mf-account',
  pages: {
    login: { paths: ['/login'], audience: 'everyone', module: './sign-in/login-page.tsx' },
    register: {
      paths: ['/register'],
      audience: 'everyone',
      module: './register/register-page.tsx',
    },
    'forget-password': {
      paths: ['/forgetPassword'],
      audience: 'everyone',
      module: './forget-password/forget-password-page.tsx',
    },
    addresses: {
      paths: ['/addresses'],
      audience: 'visitor',
      module: './addresses/addresses-page.tsx',
    },
  },
  fragments: {
    'address-editor': { module: './address-editor/address-editor-fragment.tsx' },
  },
};
