import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ForgetPasswordPage } from './ForgetPasswordPage.tsx';
import { PlainRecovery } from './PlainRecovery.tsx';

const path = '/forgetPassword?returnUrl=%2FchooseAddress';
const url = new URL(path, 'http://shop.test');

afterEach(() => sessionStorage.clear());

const forms: [string, ReactElement][] = [
  ['the page', <ForgetPasswordPage key="page" />],
  [
    'the page without JavaScript',
    <PlainRecovery
      key="plain"
      data={{ url, step: { name: 'number', mobile: '' }, refused: null }}
    />,
  ],
];

test.each(forms)(
  'on %s who remembers the password after all signs in and goes on to where they came from',
  (_which, form) => {
    renderInShop(form, {}, { path });

    expect(screen.getByRole('link', { name: 'وارد شوید' })).toHaveAttribute(
      'href',
      '/login?returnUrl=%2FchooseAddress',
    );
  },
);

test('without JavaScript too who has set a new password goes on to where they came from', () => {
  renderInShop(<PlainRecovery data={{ url, step: { name: 'done' }, refused: null }} />);

  expect(screen.getByRole('link', { name: 'ادامهٔ خرید' })).toHaveAttribute(
    'href',
    '/chooseAddress',
  );
});
