import type { RemoteDefinition } from '@kashi/shared/host/remote-definition';

/** The customer's own place: signing in, registering, recovering, and what the customer keeps. */
export const remote: RemoteDefinition = {
  name: 'mf-account',
  team: 'account',
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
    overview: {
      paths: ['/profile'],
      audience: 'visitor',
      module: './overview/overview-page.tsx',
    },
    'old-path': {
      paths: ['/profile/:child'],
      audience: 'everyone',
      module: './overview/old-path-page.tsx',
    },
    info: { paths: ['/info'], audience: 'visitor', module: './info/info-page.tsx' },
    'change-password': {
      paths: ['/changePassword'],
      audience: 'visitor',
      module: './password/change-password-page.tsx',
    },
    credit: { paths: ['/credit'], audience: 'visitor', module: './credit/credit-page.tsx' },
    orders: { paths: ['/orders'], audience: 'visitor', module: './orders/orders-page.tsx' },
    transactions: {
      paths: ['/transactions'],
      audience: 'visitor',
      module: './transactions/transactions-page.tsx',
    },
    'own-reviews': {
      paths: ['/customerReviews'],
      audience: 'visitor',
      module: './own-reviews/own-reviews-page.tsx',
    },
    'own-questions': {
      paths: ['/customerQuestions'],
      audience: 'visitor',
      module: './own-questions/own-questions-page.tsx',
    },
    addresses: {
      paths: ['/addresses'],
      audience: 'visitor',
      module: './addresses/addresses-page.tsx',
    },
  },
  fragments: {
    'address-editor': { module: './address-editor/address-editor-fragment.tsx' },
    // Shown by the shell alone, over whatever page is there.
    'sign-in-again': { module: './sign-in-again/sign-in-again-fragment.tsx' },
  },
};
