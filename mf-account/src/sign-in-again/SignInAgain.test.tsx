import { Problem } from '@kashi/contracts/asking/problem';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SignInAgain } from './SignInAgain.tsx';

const login = 'POST /v1/Identity/Account/Login';

async function signsIn(answer: () => { Token: string; UserFullName: string }) {
  const onEnd = vi.fn();
  const shop = renderInShop(<SignInAgain onEnd={onEnd} />, { [login]: answer });
  await shop.shopper.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), '09123456789');
  await shop.shopper.type(screen.getByLabelText('رمز عبور'), '1234');
  await shop.shopper.click(screen.getByRole('button', { name: 'ورود' }));
  return { ...shop, onEnd };
}

test('signing in ends the dialog, and the session is open by then', async () => {
  const { shell, onEnd } = await signsIn(() => ({ Token: 'token', UserFullName: 'سارا کریمی' }));

  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith(true));
  expect(shell.session.fullName()).toBe('سارا کریمی');
});

test('the shell is told which customer it is, and not only what they are called', async () => {
  const open = vi.fn();
  const { shell, shopper } = renderInShop(<SignInAgain onEnd={vi.fn()} />, {
    [login]: () => ({ Token: 'token', UserFullName: 'سارا کریمی', CustomerKey: 'one' }),
  });
  shell.session.open = open;
  await shopper.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), '09123456789');
  await shopper.type(screen.getByLabelText('رمز عبور'), '1234');
  await shopper.click(screen.getByRole('button', { name: 'ورود' }));

  await vi.waitFor(() =>
    expect(open).toHaveBeenCalledExactlyOnceWith({
      token: 'token',
      fullName: 'سارا کریمی',
      customerKey: 'one',
    }),
  );
});

test('a wrong password is explained, and the dialog stays open', async () => {
  const { onEnd } = await signsIn(() => {
    const serverMessage = 'شمارهٔ موبایل یا رمز عبور درست نیست.';
    throw new Problem('refused', { status: 400, serverMessage });
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('درست نیست');
  expect(onEnd).not.toHaveBeenCalled();
});

test('signing in in another tab ends the dialog too', () => {
  const onEnd = vi.fn();
  const { shell } = renderInShop(<SignInAgain onEnd={onEnd} />);

  act(() => shell.session.open({ token: 'token', fullName: 'سارا کریمی' }));

  expect(onEnd).toHaveBeenCalledExactlyOnceWith(true);
});

test('the dialog can be declined', async () => {
  const onEnd = vi.fn();
  const { shopper } = renderInShop(<SignInAgain onEnd={onEnd} />);

  await shopper.click(screen.getByRole('button', { name: 'انصراف' }));

  expect(onEnd).toHaveBeenCalledExactlyOnceWith(false);
});
