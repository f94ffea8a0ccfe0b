import { loginByCodeSchema, loginSchema } from '@kashi/contracts/account/account';
import type { FormOutcome } from '@kashi/border/remote-contract';
import { plainParameter } from '@kashi/border/plain-visit';
import { redirect } from '@kashi/kit/define';
import { definePlain, type PlainPageContext } from '@kashi/kit/page/plain';
import { refusedFormCookie, refusedFormIn } from '@kashi/kit/plain/refused-form';
import { takeTyped } from '@kashi/kit/plain/take-typed';
import { expectSession, signIn } from '../parts/auth/auth-data.ts';
import {
  codeIn,
  codeSent,
  codeStep,
  keptCode,
  takeCodeStep,
  takeWishForCode,
} from '../parts/auth/plain-code.ts';
import { returnPath } from '../parts/auth/return-url.ts';
import { askForCode, signInByCode } from './code-login-data.ts';
import { loginWay } from './login-way.ts';
import { messages } from './messages.ts';
import { PlainLogin, type PlainLoginData } from './PlainLogin.tsx';

/** `/login` without JavaScript: the number and the code, or the number and the password. */
export const plain = definePlain<PlainLoginData>({
  async load({ ask, url, cookies, isSignedIn, signal }) {
    const goTo = returnPath(url.search);
    if (isSignedIn) {
      await expectSession(ask, signal);
      return redirect(goTo);
    }
    const refused = refusedFormIn(cookies, url.pathname);
    if (loginWay(url.search) === 'password')
      return { goTo, url, step: { name: 'password' }, refused };

    const asked = url.searchParams.get(plainParameter);
    const request = codeIn(cookies, 'login');
    if (!request || asked === 'number')
      return { goTo, url, step: { name: 'number', mobile: request?.mobile ?? '' }, refused };
    return { goTo, url, step: codeStep(request, asked), refused };
  },
  head: () => ({ title: messages.title, robots: 'noindex' }),
  spent: (_data, { pathname }) => [refusedFormCookie(pathname)],
  Component: PlainLogin,
  takeForm: takeLoginForm,
});

async function takeLoginForm(
  typed: Record<string, string>,
  { ask, url, cookies }: PlainPageContext,
): Promise<FormOutcome> {
  if (typed['Password'] !== undefined) return takePassword(typed, { ask, url });

  const taken = await takeCodeStep({
    typed,
    ask,
    url,
    request: codeIn(cookies, 'login'),
    async confirm(code, { mobile }) {
      const { Token: token } = await signInByCode(ask, code);
      const session = { token, customer: mobile };
      return { to: returnPath(url.search), cookies: [keptCode(null)], session };
    },
  });
  if (taken) return taken;
  return takeWishForCode({
    typed,
    keeps: ['UserName'],
    schema: loginByCodeSchema,
    url,
    async send(wish) {
      const confirmation = await askForCode(ask, wish);
      return codeSent(url, { purpose: 'login', mobile: wish.UserName }, confirmation);
    },
  });
}

function takePassword(
  typed: Record<string, string>,
  { ask, url }: Pick<PlainPageContext, 'ask' | 'url'>,
): Promise<FormOutcome> {
  return takeTyped({
    typed,
    keeps: ['UserName'],
    schema: loginSchema,
    url,
    async send(login) {
      const { Token: token } = await signIn(ask, login);
      const session = { token, customer: login.UserName };
      return { to: returnPath(url.search), cookies: [], session };
    },
  });
}
