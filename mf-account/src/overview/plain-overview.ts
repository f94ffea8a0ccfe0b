import { Problem } from '@kashi/contracts/asking/problem';
import type { FormOutcome } from '@kashi/border/remote-contract';
import { definePlain, type PlainPageContext } from '@kashi/kit/page/plain';
import { layoutMessages as messages } from '../parts/layout/layout-messages.ts';
import { endSession, readFullName } from './overview-data.ts';
import { PlainOverview, type PlainOverviewData } from './PlainOverview.tsx';

/** `/profile` without JavaScript: what works by links and forms, and signing out. */
export const plain = definePlain<PlainOverviewData>({
  async load({ ask, isSignedIn, signal }) {
    if (!isSignedIn) return null;
    return { fullName: await readFullName(ask, signal) };
  },
  head: () => ({ title: messages.account, robots: 'noindex' }),
  Component: PlainOverview,
  takeForm: (form, context) =>
    form['step'] === 'sign-out'
      ? signOut(context)
      : Promise.resolve({ to: '/profile', cookies: [] }),
});

/** Removes the session and the cart, and goes home (§4). */
async function signOut({ ask }: Pick<PlainPageContext, 'ask'>): Promise<FormOutcome> {
  try {
    await endSession(ask);
  } catch (error) {
    // The token expires by itself, and the visitor is signed out here in any case.
    if (!(error instanceof Problem)) throw error;
  }
  // The cart's cookie has the name of its hash in local storage (R18).
  const cart = { name: 'CartHashId', value: null, maxAgeSeconds: 0 };
  return { to: '/', cookies: [cart], session: null };
}
