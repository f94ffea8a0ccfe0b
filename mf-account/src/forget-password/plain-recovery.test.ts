import { createAsk } from '@kashi/contracts/asking/ask';
import type { PlainPageContext } from '@kashi/kit/page/plain';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { expect, test } from 'vitest';
import { keptCode, type PlainCodeRequest } from '../parts/auth/plain-code.ts';
import { plain } from './plain-recovery.ts';

const request: PlainCodeRequest = {
  purpose: 'recover',
  mobile: '09121111111',
  hashId: 'h',
  resendAt: 0,
};

test('a customer who comes for a first password goes through the steps, and any other who has signed in goes home', async () => {
  const atFirst = await plain.load(signedIn('/forgetPassword?first'));
  const atCode = await plain.load(signedIn('/forgetPassword?first=&form=code', request));
  const atPassword = await plain.load(
    signedIn('/forgetPassword?first=&form=password', { ...request, isConfirmed: true }),
  );
  const done = await plain.load(signedIn('/forgetPassword?first=&form=done'));
  const other = await plain.load(signedIn('/forgetPassword'));

  expect(atFirst).toMatchObject({ step: { name: 'number' } });
  expect(atCode).toMatchObject({ step: { name: 'code', mobile: request.mobile } });
  expect(atPassword).toMatchObject({ step: { name: 'password' } });
  expect(done).toMatchObject({ step: { name: 'done' } });
  expect(other).toMatchObject({ kind: 'redirect', to: '/' });
});

const aNamelessProfile = {
  UserName: request.mobile,
  FirstName: '',
  LastName: '',
  NationalCode: '',
  BankCardNo: '',
  Email: '',
  Gender: '' as const,
  IsEmailNewsLatterSubsciber: false,
  IsSMSNewsLatterSubsciber: false,
  HasPassword: false,
};

function signedIn(path: string, kept: PlainCodeRequest | null = null): PlainPageContext {
  const answers = { 'GET /v1/Identity/CustomersProfile/ReadProfile': () => aNamelessProfile };
  return {
    ask: createAsk(aShellApi({ answers }).fetch),
    url: new URL(path, 'http://shop.test'),
    params: {},
    cookies: kept ? { CodeRequest: keptCode(kept).value ?? '' } : {},
    isSignedIn: true,
    signal: new AbortController().signal,
  };
}
