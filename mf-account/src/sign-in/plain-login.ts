import { loginSchema } from '@kashi/shared/contracts/account';
import { redirect } from '@kashi/shared/kit/define';
import { definePlain } from '@kashi/shared/kit/page/plain';
import { refusedFormCookie, refusedFormIn } from '@kashi/shared/kit/plain/refused-form';
import { takeTyped } from '@kashi/shared/kit/plain/take-typed';
import { expectSession, signIn } from '../parts/auth/auth-data.ts';
import { returnPath } from '../parts/auth/return-url.ts';
import { messages } from './messages.ts';
import { PlainLogin, type PlainLoginData } from './PlainLogin.tsx';

/** `/login` without JavaScript. The page for everyone has the same form; this one shows why it was refused. */
export const plain = definePlain<PlainLoginData>({
  async load({ ask, url, cookies, isSignedIn, signal }) {
    const goTo = returnPath(url.search);
    if (isSignedIn) {
      await expectSession(ask, signal);
      return redirect(goTo);
    }
    return { goTo, refused: refusedFormIn(cookies, url.pathname) };
  },
  head: () => ({ title: messages.title, robots: 'noindex' }),
  spent: (_data, { pathname }) => [refusedFormCookie(pathname)],
  Component: PlainLogin,
  takeForm: (typed, { ask, url }) =>
    takeTyped({
      typed,
      keeps: ['UserName'],
      schema: loginSchema,
      url,
      async send(login) {
        const { Token: token } = await signIn(ask, login);
        return { to: returnPath(url.search), cookies: [], session: { token } };
      },
    }),
});
