import { registerSchema } from '@kashi/contracts/account/account';
import type { FormOutcome } from '@kashi/border/remote-contract';
import { plainParameter } from '@kashi/border/plain-visit';
import { redirect } from '@kashi/kit/define';
import { definePlain, type PlainPageContext } from '@kashi/kit/page/plain';
import { refusedFormCookie, refusedFormIn } from '@kashi/kit/plain/refused-form';
import { plainAddress } from '@kashi/kit/plain/take-typed';
import { rulesMessages } from '../account-messages.ts';
import { expectSession } from '../parts/auth/auth-data.ts';
import {
  codeIn,
  codeSent,
  codeStep,
  keptCode,
  takeCodeStep,
  takeWishForCode,
} from '../parts/auth/plain-code.ts';
import { returnPath } from '../parts/auth/return-url.ts';
import { rulesField } from '../parts/auth/RulesChoice.tsx';
import { messages } from './messages.ts';
import { PlainRegister, type PlainRegisterData } from './PlainRegister.tsx';
import { confirmRegistration, register } from './register-data.ts';

/** `/register` without JavaScript: the information, the code, the account. */
export const plain = definePlain<PlainRegisterData>({
  async load({ ask, url, cookies, isSignedIn, signal }) {
    const goTo = returnPath(url.search);
    const asked = url.searchParams.get(plainParameter);
    if (isSignedIn) await expectSession(ask, signal);
    if (isSignedIn && asked !== 'done') return redirect(goTo);
    const refused = refusedFormIn(cookies, url.pathname);
    if (isSignedIn) return { goTo, url, step: { name: 'done' }, refused };

    const request = codeIn(cookies, 'register');
    if (!request || asked === 'number')
      return { goTo, url, step: { name: 'form', mobile: request?.mobile ?? '' }, refused };
    return { goTo, url, step: codeStep(request, asked), refused };
  },
  head: ({ step }) => ({
    title: step.name === 'done' ? messages.done : messages.title,
    robots: 'noindex',
  }),
  spent: (_data, { pathname }) => [refusedFormCookie(pathname)],
  Component: PlainRegister,
  takeForm: takeRegisterForm,
});

async function takeRegisterForm(
  typed: Record<string, string>,
  { ask, url, cookies }: PlainPageContext,
): Promise<FormOutcome> {
  const taken = await takeCodeStep({
    typed,
    ask,
    url,
    request: codeIn(cookies, 'register'),
    async confirm(code, { mobile }) {
      const { Token: token } = await confirmRegistration(ask, code);
      const session = { token, customer: mobile };
      return { to: plainAddress(url, 'done'), cookies: [keptCode(null)], session };
    },
  });
  if (taken) return taken;
  return takeWishForCode({
    typed,
    keeps: ['UserName', 'FirstName', 'LastName', rulesField],
    schema: agreedSchema,
    url,
    async send(registration) {
      const { UserName: mobile } = registration;
      const confirmation = await register(ask, registration);
      return codeSent(url, { purpose: 'register', mobile }, confirmation);
    },
  });
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
