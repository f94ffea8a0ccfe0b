import { forgetPasswordSchema, setNewPasswordSchema } from '@kashi/contracts/account/account';
import type { FormOutcome } from '@kashi/border/remote-contract';
import { plainParameter } from '@kashi/border/plain-visit';
import { redirect } from '@kashi/kit/define';
import { definePlain, type PlainPageContext } from '@kashi/kit/page/plain';
import { refusedFormCookie, refusedFormIn } from '@kashi/kit/plain/refused-form';
import { plainAddress, takeTyped } from '@kashi/kit/plain/take-typed';
import { expectSession } from '../parts/auth/auth-data.ts';
import {
  codeIn,
  codeIsGone,
  codeSent,
  codeStep,
  keptCode,
  takeCodeStep,
  takeWishForCode,
  type PlainCodeRequest,
} from '../parts/auth/plain-code.ts';
import { confirmRecovery, requestRecovery, setNewPassword } from './forget-password-data.ts';
import { messages } from './messages.ts';
import { PlainRecovery, type PlainRecoveryData } from './PlainRecovery.tsx';

/** `/forgetPassword` without JavaScript: the number, the code, a new password, done. */
export const plain = definePlain<PlainRecoveryData>({
  async load({ ask, url, cookies, isSignedIn, signal }) {
    const asked = url.searchParams.get(plainParameter);
    if (isSignedIn) await expectSession(ask, signal);
    const refused = refusedFormIn(cookies, url.pathname);
    if (isSignedIn && asked === 'done') return { url, step: { name: 'done' }, refused };
    // Only who comes from `/changePassword` goes through the steps with a session (R17).
    if (isSignedIn && !url.searchParams.has('first')) return redirect('/');

    const request = codeIn(cookies, 'recover');
    if (!request || asked === 'number')
      return { url, step: { name: 'number', mobile: request?.mobile ?? '' }, refused };
    if (request.isConfirmed) return { url, step: { name: 'password' }, refused };
    return { url, step: codeStep(request, asked), refused };
  },
  head: () => ({ title: messages.title, robots: 'noindex' }),
  spent: (_data, { pathname }) => [refusedFormCookie(pathname)],
  Component: PlainRecovery,
  takeForm: takeRecoveryForm,
});

async function takeRecoveryForm(
  typed: Record<string, string>,
  { ask, url, cookies }: PlainPageContext,
): Promise<FormOutcome> {
  const request = codeIn(cookies, 'recover');
  const taken = await takeCodeStep({
    typed,
    ask,
    url,
    request,
    async confirm(code, confirmed) {
      await confirmRecovery(ask, code);
      const kept = keptCode({ ...confirmed, isConfirmed: true });
      return { to: plainAddress(url, 'password'), cookies: [kept] };
    },
  });
  if (taken) return taken;
  return typed['step'] === 'password'
    ? takeNewPassword(typed, { ask, url, request })
    : takeWishForCode({
        typed,
        keeps: ['UserName'],
        schema: forgetPasswordSchema,
        url,
        async send(wish) {
          const confirmation = await requestRecovery(ask, wish);
          return codeSent(url, { purpose: 'recover', mobile: wish.UserName }, confirmation);
        },
      });
}

interface NewPassword extends Pick<PlainPageContext, 'ask' | 'url'> {
  request: PlainCodeRequest | null;
}

function takeNewPassword(
  typed: Record<string, string>,
  { ask, url, request }: NewPassword,
): Promise<FormOutcome> | FormOutcome {
  if (!request?.isConfirmed) return codeIsGone(url);
  return takeTyped({
    typed,
    keeps: [],
    schema: setNewPasswordSchema,
    hidden: { ConfirmationCodeHashId: request.hashId },
    url,
    async send(passwords) {
      const { Token: token } = await setNewPassword(ask, passwords);
      const session = { token, customer: request.mobile };
      return { to: plainAddress(url, 'done'), cookies: [keptCode(null)], session };
    },
  });
}
