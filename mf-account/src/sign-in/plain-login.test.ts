import { createAsk } from '@kashi/contracts/asking/ask';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { expect, test } from 'vitest';
import { keptCode } from '../parts/auth/plain-code.ts';
import { plain } from './plain-login.ts';

const signedIn = () => ({ Token: 'abc', UserFullName: 'سارا کریمی' });

test('a sign-in by form, with a password or a code, says whose it is, so that nobody else sees what waits', async () => {
  const url = new URL('http://shop.test/login?returnUrl=%2Faddresses');
  const request = { purpose: 'login', mobile: '09121111111', hashId: 'h', resendAt: 0 } as const;
  const context = {
    ask: createAsk(
      aShellApi({
        answers: {
          'POST /v1/Identity/Account/Login': signedIn,
          'POST /v1/Identity/LoginByCode/Confirm': signedIn,
        },
      }).fetch,
    ),
    url,
    params: {},
    cookies: { CodeRequest: keptCode(request).value ?? '' },
    isSignedIn: false,
    signal: new AbortController().signal,
  };

  const byPassword = await plain.takeForm(
    { UserName: '۰۹۱۲۱۱۱۱۱۱۱', Password: 'kashi12' },
    context,
  );
  const byCode = await plain.takeForm({ step: 'code', SendCode: '12345' }, context);

  for (const { to, session } of [byPassword, byCode]) {
    expect(to).toBe('/addresses');
    expect(session).toEqual({ token: 'abc', customer: '09121111111' });
  }
});
