import { Problem } from '@kashi/contracts/asking/problem';
import { Said, type Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { OwnProfile } from '../parts/own-profile-data.ts';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('../parts/dialogs/ConfirmDialog.tsx');
});

const change = 'POST /v1/Identity/Customer/ChangePassword';

const profile: OwnProfile = {
  UserName: '09131234567',
  FirstName: 'نگار',
  LastName: 'رضایی',
  NationalCode: '',
  BankCardNo: '',
  Email: '',
  Gender: '',
  IsEmailNewsLatterSubsciber: false,
  IsSMSNewsLatterSubsciber: true,
};

const aPage = (said: Partial<OwnProfile> = {}) => (
  <ChangePasswordPage data={{ ...profile, ...said }} params={{}} />
);

async function aFilledForm(answers: Answers, repeat = 'new1234') {
  const shop = renderInShop(aPage(), answers);
  await shop.shopper.type(old(), 'old1234');
  await shop.shopper.type(screen.getByLabelText('رمز عبور تازه'), 'new1234');
  await shop.shopper.type(screen.getByLabelText('تکرار رمز عبور تازه'), repeat);
  await shop.shopper.click(screen.getByRole('button', { name: 'تغییر رمز عبور' }));
  return shop;
}

const old = () => screen.getByLabelText('رمز عبور کنونی');

test('a changed password is confirmed, and no password stays in the page', async () => {
  const { shell } = await aFilledForm({ [change]: () => new Said(null, 'رمز عبور تغییر کرد.') });

  await vi.waitFor(() => expect(old()).toHaveValue(''));
  expect(shell.seen.toasts).toEqual(['رمز عبور تغییر کرد.']);
});

test('a repeat that differs is refused beside its field, and nothing is sent', async () => {
  const answer = vi.fn(() => null);
  await aFilledForm({ [change]: answer }, 'other123');

  expect(await screen.findByRole('alert')).toHaveTextContent('یکسان نیست');
  expect(answer).not.toHaveBeenCalled();
});

test('a wrong old password is refused beside its field', async () => {
  await aFilledForm({
    [change]: () => {
      const Message = 'رمز عبور کنونی درست نیست.';
      throw new Problem('refused', { status: 400, fields: [{ Field: 'OldPassword', Message }] });
    },
  });

  await vi.waitFor(() => expect(old()).toHaveAccessibleDescription('رمز عبور کنونی درست نیست.'));
});

test('after too many tries the wait is counted down', async () => {
  await aFilledForm({
    [change]: () => {
      throw new Problem('refused', {
        status: 429,
        serverMessage: 'تعداد تلاش‌ها زیاد است.',
        retryAfterSeconds: 1,
      });
    },
  });

  expect(await screen.findByRole('timer')).toHaveTextContent('۰۰:۰۱');
  expect(
    await screen.findByText('اکنون می‌توانید دوباره تلاش کنید.', {}, { timeout: 3000 }),
  ).toBeVisible();
});

test('signing out everywhere asks first, and ends this session too', async () => {
  const answer = vi.fn(() => null);
  const { shopper, shell } = renderInShop(
    aPage(),
    { 'POST /v1/Identity/Account/LogoutEverywhere': answer },
    { path: '/changePassword', customer: 'نگار رضایی' },
  );

  await shopper.click(screen.getByRole('button', { name: 'خروج از همهٔ دستگاه‌ها' }));
  const question = within(await screen.findByRole('dialog'));
  expect(answer).not.toHaveBeenCalled();
  await shopper.click(question.getByRole('button', { name: 'خروج از همهٔ دستگاه‌ها' }));

  await vi.waitFor(() => expect(shell.session.isSignedIn()).toBe(false));
  expect(answer).toHaveBeenCalledOnce();
  expect(shell.location()).toBe('/');
});

test('who has only ever signed in by a code is shown the way to a first password, and no form', () => {
  renderInShop(aPage({ HasPassword: false }), {});

  expect(screen.getByRole('link', { name: 'تعیین رمز عبور' })).toHaveAttribute(
    'href',
    '/forgetPassword?first',
  );
  expect(screen.queryByLabelText('رمز عبور کنونی')).not.toBeInTheDocument();
});

test('who has forgotten the present password is shown the way to another one by a code', () => {
  renderInShop(aPage(), {});

  expect(screen.getByRole('link', { name: 'رمز عبور را فراموش کرده‌ام' })).toHaveAttribute(
    'href',
    '/forgetPassword?first',
  );
});
