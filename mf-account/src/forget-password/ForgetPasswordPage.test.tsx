import { Problem } from '@kashi/contracts/asking/problem';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { Said, type Answers } from '@kashi/kit/testing/answers';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ForgetPasswordPage } from './ForgetPasswordPage.tsx';

const generate = 'POST /v1/Identity/ForgetPassword/GenerateConfirmationCode';
const confirm = 'POST /v1/Identity/ForgetPassword/Confirm';
const setPassword = 'POST /v1/Identity/ForgetPassword/SetNewPassword';

afterEach(() => sessionStorage.clear());

async function aShopperWithACode(answers: Answers, visit: Parameters<typeof renderInShop>[2] = {}) {
  const all = {
    [generate]: () => ({ ConfirmationCodeHashId: 'request', TimeRemaningForExpire: 120 }),
    [confirm]: () => new Said(null, 'کد تأیید شد.'),
    ...answers,
  };
  const shop = renderInShop(<ForgetPasswordPage />, all, visit);
  await shop.shopper.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), '۰۹۱۲۳۴۵۶۷۸۹');
  await shop.shopper.click(screen.getByRole('button', { name: 'ارسال کد تأیید' }));
  await shop.shopper.type(await screen.findByRole('textbox', { name: 'کد تأیید' }), '۱۲۳۴۵');
  return shop;
}

test('number, code, new password, and the customer is signed in', async () => {
  const answer = vi.fn(() => ({ Token: 'token', UserFullName: 'سارا کریمی' }));
  const { shopper, shell } = await aShopperWithACode({ [setPassword]: answer });

  await shopper.type(await screen.findByLabelText('رمز عبور'), 'new1234');
  expect(shell.seen.toasts).toEqual(['کد تأیید شد.']);
  await shopper.type(screen.getByLabelText('تکرار رمز عبور'), 'new1234');
  await shopper.click(screen.getByRole('button', { name: 'ثبت رمز عبور' }));

  expect(await screen.findByRole('heading', { name: 'رمز عبور شما ثبت شد' })).toBeVisible();
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    ConfirmationCodeHashId: 'request',
    Password: 'new1234',
    RePassword: 'new1234',
  });
  expect(shell.session.isSignedIn()).toBe(true);
});

test('a wrong code is explained, and the number can be changed', async () => {
  const { shopper } = await aShopperWithACode({
    [confirm]: () => {
      throw new Problem('refused', { status: 400, serverMessage: 'کد تأیید درست نیست.' });
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('کد تأیید درست نیست.');

  await shopper.click(screen.getByRole('button', { name: 'ویرایش شماره' }));

  expect(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toHaveValue('09123456789');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('who came from a page of the shop goes on to it', async () => {
  const { shopper } = await aShopperWithACode(
    { [setPassword]: () => ({ Token: 'token', UserFullName: 'سارا کریمی' }) },
    { path: '/forgetPassword?returnUrl=%2FchooseAddress' },
  );

  await shopper.type(await screen.findByLabelText('رمز عبور'), 'new1234');
  await shopper.type(screen.getByLabelText('تکرار رمز عبور'), 'new1234');
  await shopper.click(screen.getByRole('button', { name: 'ثبت رمز عبور' }));

  expect(await screen.findByRole('link', { name: 'ادامهٔ خرید' })).toHaveAttribute(
    'href',
    '/chooseAddress',
  );
});

test('a signed-in customer is sent away', async () => {
  const { shell } = renderInShop(
    <ForgetPasswordPage />,
    {},
    { path: '/forgetPassword', customer: 'سارا کریمی' },
  );

  await vi.waitFor(() => expect(shell.location()).toBe('/'));
});

test('a signed-in customer sets a first password by a code, and stays signed in', async () => {
  const { shopper, shell } = await aShopperWithACode(
    { [setPassword]: () => ({ Token: 'token', UserFullName: '' }) },
    { path: '/forgetPassword?first', customer: 'سارا کریمی' },
  );

  await shopper.type(await screen.findByLabelText('رمز عبور'), 'new1234');
  await shopper.type(screen.getByLabelText('تکرار رمز عبور'), 'new1234');
  await shopper.click(screen.getByRole('button', { name: 'ثبت رمز عبور' }));

  expect(await screen.findByRole('link', { name: 'رفتن به فروشگاه' })).toBeVisible();
  expect(shell.location()).toBe('/forgetPassword?first');
  expect(shell.session.isSignedIn()).toBe(true);
});
