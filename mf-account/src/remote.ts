import type { RemoteDefinition } from '@kashi/shared/border/remote-definition';
import { titleMessages as titles } from './parts/layout/title-messages.ts';

/** The customer's account: signing in, registering, recovering a password, and the customer's own data. */
export const remote: RemoteDefinition = {
  name: 'mf-account',
  team: 'account',
  pages: {
    login: {
      paths: ['/login'],
      audience: 'everyone',
      role: 'sign-in',
      examples: ['/login'],
      module: './sign-in/login-page.tsx',
    },
    register: {
      paths: ['/register'],
      audience: 'everyone',
      role: 'registration',
      examples: ['/register'],
      module: './register/register-page.tsx',
    },
    'forget-password': {
      paths: ['/forgetPassword'],
      audience: 'everyone',
      role: 'recovery',
      examples: ['/forgetPassword'],
      module: './forget-password/forget-password-page.tsx',
    },
    overview: {
      paths: ['/profile'],
      audience: 'visitor',
      access: 'customer',
      role: 'account',
      examples: [
        { path: '/profile', onPhone: true },
        { path: '/profile', leadsTo: '/info' },
      ],
      module: './overview/overview-page.tsx',
    },
    'old-path': {
      paths: ['/profile/:child'],
      audience: 'everyone',
      access: 'customer',
      examples: [{ path: '/profile/orders', leadsTo: '/orders' }],
      module: './overview/old-path-page.tsx',
    },
    info: {
      paths: ['/info'],
      audience: 'visitor',
      access: 'customer',
      examples: ['/info'],
      menu: [{ title: titles.info, icon: 'user', in: { customer: 10, account: 70 } }],
      module: './info/info-page.tsx',
    },
    'change-password': {
      paths: ['/changePassword'],
      audience: 'visitor',
      access: 'customer',
      examples: ['/changePassword'],
      menu: [{ title: titles.changePassword, icon: 'lock', in: { account: 80 } }],
      module: './password/change-password-page.tsx',
    },
    credit: {
      paths: ['/credit'],
      audience: 'visitor',
      access: 'customer',
      examples: ['/credit', { path: '/credit', as: 'newcomer' }],
      menu: [{ title: titles.credit, icon: 'wallet', in: { customer: 30, account: 20 } }],
      module: './credit/credit-page.tsx',
    },
    orders: {
      paths: ['/orders'],
      audience: 'visitor',
      access: 'customer',
      examples: ['/orders', { path: '/orders', as: 'newcomer' }],
      menu: [{ title: titles.orders, icon: 'package', in: { customer: 20, account: 10 } }],
      module: './orders/orders-page.tsx',
    },
    transactions: {
      paths: ['/transactions'],
      audience: 'visitor',
      access: 'customer',
      examples: ['/transactions', { path: '/transactions', as: 'newcomer' }],
      menu: [{ title: titles.transactions, icon: 'receipt', in: { account: 30 } }],
      module: './transactions/transactions-page.tsx',
    },
    'own-reviews': {
      paths: ['/customerReviews'],
      audience: 'visitor',
      access: 'customer',
      examples: ['/customerReviews', { path: '/customerReviews', as: 'newcomer' }],
      menu: [{ title: titles.reviews, icon: 'message', in: { account: 50 } }],
      module: './own-reviews/own-reviews-page.tsx',
    },
    'own-questions': {
      paths: ['/customerQuestions'],
      audience: 'visitor',
      access: 'customer',
      examples: ['/customerQuestions', { path: '/customerQuestions', as: 'newcomer' }],
      menu: [{ title: titles.questions, icon: 'help', in: { account: 60 } }],
      module: './own-questions/own-questions-page.tsx',
    },
    addresses: {
      paths: ['/addresses'],
      audience: 'visitor',
      access: 'customer',
      examples: ['/addresses', { path: '/addresses', as: 'newcomer' }],
      menu: [{ title: titles.addresses, icon: 'map-pin', in: { customer: 40, account: 40 } }],
      module: './addresses/addresses-page.tsx',
    },
  },
  fragments: {
    'address-editor': { module: './address-editor/address-editor-fragment.tsx' },
    // Only the shell shows this fragment, over any page.
    'sign-in-again': { module: './sign-in-again/sign-in-again-fragment.tsx' },
  },
};
