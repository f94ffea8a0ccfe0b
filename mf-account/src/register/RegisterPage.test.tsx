import { later } from '@kashi/kit/testing/later';
import { Problem } from '@kashi/contracts/asking/problem';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import type { Answers } from '@kashi/kit/testing/answers';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RegisterPage } from './RegisterPage.tsx';

const register = 'POST /v1/Identity/UserRegister/Register';
const confirm = 'POST /v1/Identity/UserRegister/Confirm';
const resend = 'POST /v1/Identity/UserRegister/ReSendCode';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function aShopperWaitingForTheCode(
  answers: Answers,
  { path = '/register', seconds = 120 } = {},
) {
  const shop = renderInShop(
    <RegisterPage />,
    {
      [register]: () => ({ ConfirmationCodeHashId: 'request', TimeRemaningForExpire: seconds }),
      ...answers,
    },
    { path },
  );
  const { shopper } = shop;
  await shopper.type(screen.getByRole('textbox', { name: 'نام' }), 'سارا');
  await shopper.type(screen.getByRole('textbox', { name: 'نام خانوادگی' }), 'کریمی');
  await shopper.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), '09123456789');
  await shopper.type(screen.getByLabelText('رمز عبور'), '1234');
  await shopper.type(screen.getByLabelText('تکرار رمز عبور'), '1234');
  await shopper.click(screen.getByRole('button', { name: 'ثبت‌نام' }));
  await screen.findByRole('heading', { name: 'کد تأیید' });
  return shop;
}

test('the fifth digit sends the code, the account is opened, and the shopper can go on', async () => {
  const answer = vi.fn(() => ({ Token: 'token', UserFullName: 'سارا کریمی' }));
  const { shopper, shell } = await aShopperWaitingForTheCode(
    { [confirm]: answer },
    { path: '/register?returnUrl=%2FchooseAddress' },
  );

  await shopper.type(screen.getByRole('textbox', { name: 'کد تأیید' }), '۱۲۳۴۵');

  expect(await screen.findByRole('heading', { name: 'حساب شما ساخته شد' })).toBeVisible();
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    ConfirmationCodeHashId: 'request',
    SendCode: '12345',
  });
  expect(shell.session.isSignedIn()).toBe(true);
  expect(screen.getByRole('link', { name: 'ادامهٔ خرید' })).toHaveAttribute(
    'href',
    '/chooseAddress',
  );
});

test('the next step brings the shopper to the field of its code, and says where the code was sent', async () => {
  const { shell } = await aShopperWaitingForTheCode({});

  expect(screen.getByRole('textbox', { name: 'کد تأیید' })).toHaveFocus();
  expect(shell.seen.announcements).toEqual(['کد پنج‌رقمی پیامک‌شده به ۰۹۱۲۳۴۵۶۷۸۹ را وارد کنید.']);
});

test('a wrong code is explained, and another one can be typed', async () => {
  const { shopper } = await aShopperWaitingForTheCode({
    [confirm]: () => {
      throw new Problem('refused', { status: 400, serverMessage: 'کد تأیید درست نیست.' });
    },
  });

  await shopper.type(screen.getByRole('textbox', { name: 'کد تأیید' }), '12345');

  expect(await screen.findByRole('alert')).toHaveTextContent('کد تأیید درست نیست.');
  expect(screen.getByRole('textbox', { name: 'کد تأیید' })).toBeEnabled();
});

test('a number that was typed wrong can be mended without typing the names again', async () => {
  const { shopper } = await aShopperWaitingForTheCode({});

  await shopper.click(screen.getByRole('button', { name: 'ویرایش شماره' }));

  expect(screen.getByRole('textbox', { name: 'نام' })).toHaveValue('سارا');
  expect(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toHaveValue('09123456789');
});

test('who comes back to mend the number is brought to the title of that step', async () => {
  const { shopper } = await aShopperWaitingForTheCode({});

  await shopper.click(screen.getByRole('button', { name: 'ویرایش شماره' }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a new code can be had only when the countdown has ended, and it counts again', async () => {
  const { shopper } = await aShopperWaitingForTheCode({ [resend]: () => 60 }, { seconds: 1 });
  expect(screen.queryByRole('button', { name: 'ارسال دوبارهٔ کد' })).not.toBeInTheDocument();

  await shopper.click(
    await screen.findByRole('button', { name: 'ارسال دوبارهٔ کد' }, { timeout: 3000 }),
  );

  expect(await screen.findByRole('timer')).toHaveTextContent(/۰۱:۰۰|۰۰:۵[۰-۹]/);
});

test('a reload does not lose the step that waits for the code, nor how long it waits', async () => {
  const answer = vi.fn(() => ({ Token: 'token', UserFullName: 'سارا کریمی' }));
  const { unmount } = await aShopperWaitingForTheCode({}, { seconds: 100 });
  expect(sessionStorage.getItem('code-request:register')).not.toMatch(/"1234"|کریمی/);
  unmount();

  const { shopper } = renderInShop(<RegisterPage />, { [confirm]: answer });

  expect(await screen.findByRole('heading', { name: 'کد تأیید' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/۰۱:(۴۰|۳[۰-۹])/);
  await shopper.type(screen.getByRole('textbox', { name: 'کد تأیید' }), '12345');
  expect(await screen.findByRole('heading', { name: 'حساب شما ساخته شد' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('a code that the phone hands over is sent by itself', async () => {
  const answer = vi.fn(() => ({ Token: 'token', UserFullName: 'سارا کریمی' }));
  const sms = later<{ code: string }>();
  vi.stubGlobal('OTPCredential', class {});
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { get: () => sms.promise },
  });
  await aShopperWaitingForTheCode({ [confirm]: answer });

  sms.resolve({ code: '54321' });

  expect(await screen.findByRole('heading', { name: 'حساب شما ساخته شد' })).toBeVisible();
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    ConfirmationCodeHashId: 'request',
    SendCode: '54321',
  });
});

test('after too many codes the wait is counted down', async () => {
  const { shopper } = await aShopperWaitingForTheCode(
    {
      [resend]: () => {
        throw new Problem('refused', {
          status: 429,
          serverMessage: 'تعداد تلاش‌ها زیاد است.',
          retryAfterSeconds: 90,
        });
      },
    },
    { seconds: 1 },
  );

  await shopper.click(
    await screen.findByRole('button', { name: 'ارسال دوبارهٔ کد' }, { timeout: 3000 }),
  );

  expect(await screen.findByRole('alert')).toHaveTextContent('تعداد تلاش‌ها زیاد است.');
  expect(screen.getByRole('timer')).toHaveTextContent(/۰۱:(۳۰|۲[۰-۹])/);
});

test('without the agreement nothing can be sent', async () => {
  const { shopper } = renderInShop(<RegisterPage />);

  await act(() => shopper.click(screen.getByRole('checkbox')));

  expect(screen.getByRole('button', { name: 'ثبت‌نام' })).toBeDisabled();
});
