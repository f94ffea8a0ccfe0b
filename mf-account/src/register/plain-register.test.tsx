// Matchers such as toBeChecked, for pages that no testing library renders.
import '@kashi/kit/testing/render-in-shop';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createAsk } from '@kashi/contracts/asking/ask';
import { Providers } from '@kashi/kit/Providers';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { plain } from './plain-register.ts';

const shell = aShellApi({ path: '/register' });
const aVisit = (path: string, cookies: Record<string, string> = {}) => ({
  ask: createAsk(shell.fetch),
  cookies,
  isSignedIn: false,
  signal: new AbortController().signal,
  params: {},
  url: new URL(path, 'http://shop.test'),
});

async function show(path: string, cookies?: Record<string, string>) {
  const data = await plain.load(aVisit(path, cookies));
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <Providers shell={shell}>
      <plain.Component data={data} />
    </Providers>,
  );
  return page;
}

const rules = (page: HTMLElement) => page.querySelector('input[name=Rules]');

test('the agreement to the rules is checked at first', async () => {
  expect(rules(await show('/register'))).toBeChecked();
});

test('a refused agreement is explained beside its box, which stays as it was left', async () => {
  const typed = { FirstName: 'نگار', LastName: 'رضایی', UserName: '09131234567' };

  const { to, cookies } = await plain.takeForm(typed, aVisit('/register'));
  const kept = Object.fromEntries(cookies.map(({ name, value }) => [name, value ?? '']));
  const page = await show(to, kept);

  const box = rules(page);
  expect(box).not.toBeChecked();
  expect(box).toHaveAttribute('aria-invalid', 'true');
  const reason = page.querySelector(`#Rules #${box?.getAttribute('aria-describedby')}`);
  expect(reason?.textContent).toBe('برای ثبت‌نام قوانین و مقررات را بپذیرید.');
});
