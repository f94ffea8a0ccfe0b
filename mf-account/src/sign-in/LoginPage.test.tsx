import { Problem } from '@kashi/contracts/asking/problem';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoginPage } from './LoginPage.tsx';

const login = 'POST /v1/Identity/Account/Login';
const byPassword = { path: '/login?by=password' };
const mobile = () => screen.getByRole('textbox', { name: 'شمارهٔ موبایل' });
const password = () => screen.getByLabelText('رمز عبور');
const submit = () => screen.getByRole('button', { name: 'ورود' });

test('a customer signs in with Persian digits and goes on to where they came from', async () => {
  const answer = vi.fn(() => ({ Token: 'token', UserFullName: 'سارا کریمی' }));
  const { shopper, shell } = renderInShop(
    <LoginPage />,
    { [login]: answer },
    { path: '/login?by=password&returnUrl=%2Finvoice' },
  );

  await shopper.type(mobile(), '۰۹۱۲۳۴۵۶۷۸۹');
  await shopper.type(password(), '1234');
  await shopper.click(submit());

  await vi.waitFor(() => expect(shell.location()).toBe('/invoice'));
  expect(answer).toHaveBeenCalledExactlyOnceWith({ UserName: '09123456789', Password: '1234' });
  expect(shell.session.fullName()).toBe('سارا کریمی');
});

test('every wrong field is named in the red list and beside the field, and nothing is sent', async () => {
  const answer = vi.fn(() => ({ Token: 'token', UserFullName: '' }));
  const { shopper } = renderInShop(<LoginPage />, { [login]: answer }, byPassword);

  await shopper.type(mobile(), '0912');
  await shopper.click(submit());

  const list = await screen.findByRole('alert');
  expect(list).toHaveTextContent('شمارهٔ موبایل باید با ۰۹ آغاز شود و ۱۱ رقم باشد.');
  expect(list).toHaveTextContent('رمز عبور را وارد کنید.');
  expect(mobile()).toHaveAccessibleDescription('شمارهٔ موبایل باید با ۰۹ آغاز شود و ۱۱ رقم باشد.');
  expect(answer).not.toHaveBeenCalled();
});

test('a refusal is explained in the words of the server, and what was typed stays', async () => {
  const message = 'شمارهٔ موبایل یا رمز عبور درست نیست.';
  const { shopper } = renderInShop(
    <LoginPage />,
    {
      [login]: () => {
        throw new Problem('refused', { status: 400, serverMessage: message });
      },
    },
    byPassword,
  );

  await shopper.type(mobile(), '09123456789');
  await shopper.type(password(), '1234');
  await shopper.click(submit());

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(mobile()).toHaveValue('09123456789');
  expect(password()).toHaveValue('1234');
});

test('the password can be looked at', async () => {
  const { shopper } = renderInShop(<LoginPage />, {}, byPassword);
  await shopper.type(password(), '1234');

  await shopper.click(screen.getByRole('button', { name: 'نمایش رمز عبور' }));

  expect(password()).toHaveAttribute('type', 'text');
});

test('a customer who is signed in already is sent on', async () => {
  const { shell } = renderInShop(
    <LoginPage />,
    {},
    { path: '/login?returnUrl=%2Fcart', customer: 'سارا کریمی' },
  );

  await vi.waitFor(() => expect(shell.location()).toBe('/cart'));
});
