import { registerSchema } from '@kashi/shared/contracts/account';
import type { FormOutcome } from '@kashi/shared/border/remote-contract';
import { plainParameter } from '@kashi/shared/border/plain-visit';
import { redirect } from '@kashi/shared/kit/define';
import { definePlain, type PlainPageContext } from '@kashi/shared/kit/page/plain';
import { refusedFormCookie, refusedFormIn } from '@kashi/shared/kit/plain/refused-form';
import { plainAddress, takeTyped } from '@kashi/shared/kit/plain/take-typed';
import { rulesMessages } from '../account-messages.ts';
import { secondsLeft } from '../parts/auth/code-request.ts';
import {
  codeIn,
  codeIsGone,
  codeSent,
  keptCode,
  takeCode,
  takeResend,
} from '../parts/auth/plain-code.ts';
import { returnPath } from '../parts/auth/return-url.ts';
import { rulesField } from '../parts/auth/RulesChoice.tsx';
import { messages } from './messages.ts';
import { PlainRegister, type PlainRegisterData } from './PlainRegister.tsx';
import { confirmRegistration, register } from './register-data.ts';

/** `/register` without JavaScript: the information, the code, the account. */
export const plain = definePlain<PlainRegisterData>({
  async load({ url, cookies, isSignedIn }) {
    const goTo = returnPath(url.search);
    const asked = url.searchParams.get(plainParameter);
    if (isSignedIn && asked !== 'done') return redirect(goTo);
    const refused = refusedFormIn(cookies, url.pathname);
    if (isSignedIn) return { goTo, url, step: { name: 'done' }, refused };

    const request = codeIn(cookies, 'register');
    if (!request || asked === 'number')
      return { goTo, url, step: { name: 'form', mobile: request?.mobile ?? '' }, refused };
    const { mobile } = request;
    const seconds = secondsLeft(request, Date.now());
    const isResent = asked === 'resent';
    return { goTo, url, step: { name: 'code', mobile, seconds, isResent }, refused };
  },
  head: ({ step }) => ({
    title: step.name === 'done' ? messages.done : messages.title,
    robots: 'noindex',
  }),
  spent: [refusedFormCookie],
  Component: PlainRegister,
  takeForm: takeRegisterForm,
});

async function takeRegisterForm(
  typed: Record<string, string>,
  { ask, url, cookies }: PlainPageContext,
): Promise<FormOutcome> {
  const request = codeIn(cookies, 'register');
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
          const { Token: token } = await confirmRegistration(ask, code);
          return { to: plainAddress(url, 'done'), cookies: [keptCode(null)], session: { token } };
        },
      });
    default: {
      const outcome = await takeTyped({
        typed,
        keeps: ['UserName', 'FirstName', 'LastName'],
        schema: agreedSchema,
        url,
        async send(registration) {
          const { UserName: mobile } = registration;
          const confirmation = await register(ask, registration);
          return codeSent(url, { purpose: 'register', mobile }, confirmation);
        },
      });
      // A refused form asks for another code than the one before.
      return { ...outcome, cookies: [keptCode(null), ...outcome.cookies] };
    }
  }
}

/** The contract's schema, and the agreement to the rules, without which the button of the page with code is disabled (§4). */
const agreedSchema = {
  safeParse(input: Record<string, unknown>) {
    const checked = registerSchema.safeParse(input);
    if (input[rulesField] !== undefined) return checked;
    const disagreed = { path: [rulesField], message: rulesMessages.disagreed };
    const issues = checked.success ? [] : checked.error.issues;
    return { success: false as const, error: { issues: [...issues, disagreed] } };
  },
};
