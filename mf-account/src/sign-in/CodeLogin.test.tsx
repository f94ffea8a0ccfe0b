import { Problem } from '@kashi/contracts/asking/problem';
import type { Answers } from '@kashi/kit/testing/answers';
import { later } from '@kashi/kit/testing/later';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LoginPage } from './LoginPage.tsx';

const ask = 'POST /v1/Identity/LoginByCode/GenerateConfirmationCode';
const confirm = 'POST /v1/Identity/LoginByCode/Confirm';
const resend = 'POST /v1/Identity/UserRegister/ReSendCode';

const mobile = () => screen.getByRole('textbox', { name: 'شمارهٔ موبایل' });
const code = () => screen.getByRole('textbox', { name: 'کد تأیید' });

// Loads the late part before the tests: they are about what it checks, and not about how it comes.
beforeAll(async () => {
  await import('@kashi/contracts/account/account');
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function atTheNumber(answers: Answers = {}, { seconds = 120, path = '/login' } = {}) {
  return renderInShop(
    <LoginPage />,
    {
      [ask]: () => ({ ConfirmationCodeHashId: 'request', TimeRemaningForExpire: seconds }),
      [confirm]: () => ({ Token: 'token', UserFullName: '۰۹۱۲۳۴۵۶۷۸۹' }),
      ...answers,
    },
    { path },
  );
}

async function atTheCode(answers: Answers = {}, options?: { seconds?: number; path?: string }) {
  const shop = atTheNumber(answers, options);
  await shop.shopper.type(mobile(), '۰۹۱۲۳۴۵۶۷۸۹');
  await shop.shopper.click(screen.getByRole('button', { name: 'دریافت کد' }));
  await screen.findByRole('heading', { name: 'کد تأیید' });
  return shop;
}

test('number, five digits, and the shopper is signed in and goes on to where they came from', async () => {
  const asked = vi.fn(() => ({ ConfirmationCodeHashId: 'request', TimeRemaningForExpire: 120 }));
  const answer = vi.fn(() => ({ Token: 'token', UserFullName: '۰۹۱۲۳۴۵۶۷۸۹' }));
  const { shopper, shell } = await atTheCode(
    { [ask]: asked, [confirm]: answer },
    { path: '/login?returnUrl=%2Finvoice' },
  );

  await shopper.type(code(), '۱٢3۴۵');

  await vi.waitFor(() => expect(shell.location()).toBe('/invoice'));
  expect(asked).toHaveBeenCalledExactlyOnceWith({ UserName: '09123456789' });
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    ConfirmationCodeHashId: 'request',
    SendCode: '12345',
  });
  expect(shell.session.isSignedIn()).toBe(true);
  expect(shell.seen.toasts).toEqual(['خوش آمدید.']);
  expect(sessionStorage).toHaveLength(0);
});

test('a wrong number is refused beside its field, and nothing is sent', async () => {
  const asked = vi.fn(() => ({ ConfirmationCodeHashId: 'request', TimeRemaningForExpire: 120 }));
  const { shopper } = atTheNumber({ [ask]: asked });

  await shopper.type(mobile(), '0912');
  await shopper.click(screen.getByRole('button', { name: 'دریافت کد' }));

  await waitFor(() =>
    expect(mobile()).toHaveAccessibleDescription('شمارهٔ موبایل باید با ۰۹ آغاز شود و ۱۱ رقم باشد.'),
  );
  expect(asked).not.toHaveBeenCalled();
});

test('a request that fails keeps the number', async () => {
  const { shopper } = atTheNumber({
    [ask]: () => {
      throw new Problem('offline');
    },
  });

  await shopper.type(mobile(), '09123456789');
  await shopper.click(screen.getByRole('button', { name: 'دریافت کد' }));

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(mobile()).toHaveValue('09123456789');
});

test('a wrong code is refused beside its field, and the next digits take its place', async () => {
  const Message = 'کد تأیید درست نیست.';
  const answer = vi
    .fn()
    .mockImplementationOnce(() => {
      throw new Problem('refused', { status: 400, fields: [{ Field: 'SendCode', Message }] });
    })
    .mockImplementation(() => ({ Token: 'token', UserFullName: 'سارا کریمی' }));
  const { shopper, shell } = await atTheCode({ [confirm]: answer });

  await shopper.type(code(), '11111');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(Message));
  expect(code()).toHaveValue('11111');
  await shopper.keyboard('22222');

  await vi.waitFor(() => expect(shell.session.fullName()).toBe('سارا کریمی'));
  expect(answer).toHaveBeenLastCalledWith({
    ConfirmationCodeHashId: 'request',
    SendCode: '22222',
  });
});

test('the number can be mended, and is still there', async () => {
  const { shopper } = await atTheCode();

  await shopper.click(screen.getByRole('button', { name: 'ویرایش شماره' }));

  expect(mobile()).toHaveValue('09123456789');
});

test('who comes back to mend the number is brought to the title of that step; a first visit moves no focus', async () => {
  const { shopper, unmount } = await atTheCode();

  await shopper.click(screen.getByRole('button', { name: 'ویرایش شماره' }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  unmount();
  atTheNumber();
  expect(document.body).toHaveFocus();
});

test('the end of the countdown is announced once; another code begins the next one, at its field', async () => {
  const { shopper, shell } = await atTheCode({ [resend]: () => 60 }, { seconds: 1 });

  const again = await screen.findByRole('button', { name: 'ارسال دوبارهٔ کد' }, { timeout: 3000 });
  expect(shell.seen.announcements).toEqual([
    'کد پنج‌رقمی پیامک‌شده به ۰۹۱۲۳۴۵۶۷۸۹ را وارد کنید.',
    'اکنون می‌توانید کد تازه بخواهید.',
  ]);
  await shopper.click(again);

  expect(await screen.findByRole('timer')).toHaveTextContent(/۰۱:۰۰|۰۰:۵[۰-۹]/);
  expect(code()).toHaveFocus();
});

test('a code that the phone hands over is shown and sent; leaving the page ends the waiting for it', async () => {
  const sms = later<{ code: string }>();
  const get = vi.fn((_options: { signal: AbortSignal }) => sms.promise);
  vi.stubGlobal('OTPCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  const { unmount } = await atTheCode({
    [confirm]: () => {
      throw new Problem('offline');
    },
  });

  sms.resolve({ code: '54321' });
  await waitFor(() => expect(code()).toHaveValue('54321'));
  expect(await screen.findByRole('alert')).toBeVisible();
  unmount();

  expect(get.mock.lastCall?.[0].signal.aborted).toBe(true);
});

test('the password is one link away, at an address of its own that keeps the way back', async () => {
  atTheNumber({}, { path: '/login?returnUrl=%2Finvoice' });

  expect(await screen.findByRole('link', { name: 'ورود با رمز عبور' })).toHaveAttribute(
    'href',
    '/login?by=password&returnUrl=%2Finvoice',
  );
  expect(screen.queryByLabelText('رمز عبور')).not.toBeInTheDocument();
});

test('a request from long ago is forgotten', async () => {
  const { unmount } = await atTheCode();
  unmount();
  vi.useFakeTimers({ now: Date.now() + 13 * 60_000, toFake: ['Date'] });

  atTheNumber();

  expect(mobile()).toBeVisible();
});
