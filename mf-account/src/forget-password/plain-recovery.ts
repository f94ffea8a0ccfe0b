import { forgetPasswordSchema, setNewPasswordSchema } from '@kashi/shared/contracts/account';
import type { FormOutcome } from '@kashi/shared/border/remote-contract';
import { plainParameter } from '@kashi/shared/border/plain-visit';
import { redirect } from '@kashi/shared/kit/define';
import { definePlain, type PlainPageContext } from '@kashi/shared/kit/page/plain';
import { refusedFormCookie, refusedFormIn } from '@kashi/shared/kit/plain/refused-form';
import { plainAddress, takeTyped } from '@kashi/shared/kit/plain/take-typed';
import { secondsLeft } from '../parts/auth/code-request.ts';
import {
  codeIn,
  codeIsGone,
  codeSent,
  keptCode,
  takeCode,
  takeResend,
} from '../parts/auth/plain-code.ts';
import { confirmRecovery, requestRecovery, setNewPassword } from './forget-password-data.ts';
import { messages } from './messages.ts';
import { PlainRecovery, type PlainRecoveryData } from './PlainRecovery.tsx';

/** `/forgetPassword` without JavaScript: the number, the code, a new password, done. */
export const plain = definePlain<PlainRecoveryData>({
  async load({ url, cookies, isSignedIn }) {
    const asked = url.searchParams.get(plainParameter);
    if (isSignedIn && asked !== 'done') return redirect('/');
    const refused = refusedFormIn(cookies, url.pathname);
    if (isSignedIn) return { url, step: { name: 'done' }, refused };

    const request = codeIn(cookies, 'recover');
    if (!request || asked === 'number')
      return { url, step: { name: 'number', mobile: request?.mobile ?? '' }, refused };
    if (request.isConfirmed) return { url, step: { name: 'password' }, refused };
    const { mobile } = request;
    const seconds = secondsLeft(request, Date.now());
    return { url, step: { name: 'code', mobile, seconds, isResent: asked === 'resent' }, refused };
  },
  head: () => ({ title: messages.title, robots: 'noindex' }),
  spent: [refusedFormCookie],
  Component: PlainRecovery,
  takeForm: takeRecoveryForm,
});

async function takeRecoveryForm(
  typed: Record<string, string>,
  { ask, url, cookies }: PlainPageContext,
): Promise<FormOutcome> {
  const request = codeIn(cookies, 'recover');
  switch (typed['step']) {
    case 'resend':
      return request ? takeResend(ask, request, url) : codeIsGone(url);
    case 'code':
      if (!request) return codeIsGone(url);
      return takeCode({
        typed,
        request,
        url,
        async confirm(code) {
          await confirmRecovery(ask, code);
          const kept = keptCode({ ...request, isConfirmed: true });
          return { to: plainAddress(url, 'password'), cookies: [kept] };
        },
      });
    case 'password':
      if (!request?.isConfirmed) return codeIsGone(url);
      return takeTyped({
        typed,
        keeps: [],
        schema: setNewPasswordSchema,
        hidden: { ConfirmationCodeHashId: request.hashId },
        url,
        async send(passwords) {
          const { Token: token } = await setNewPassword(ask, passwords);
          return { to: plainAddress(url, 'done'), cookies: [keptCode(null)], session: { token } };
        },
      });
    default: {
      const outcome = await takeTyped({
        typed,
        keeps: ['UserName'],
        schema: forgetPasswordSchema,
        url,
        async send(wish) {
          const confirmation = await requestRecovery(ask, wish);
          return codeSent(url, { purpose: 'recover', mobile: wish.UserName }, confirmation);
        },
      });
      // A refused form asks for another code than the one before.
      return { ...outcome, cookies: [keptCode(null), ...outcome.cookies] };
    }
  }
}
