import { expect, test, vi } from 'vitest';
import { signOut } from './sign-out.ts';

test('what a customer who signs out has typed in this tab is not there for the next one', () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  sessionStorage.setItem('reviewDraft-7', '{"Title":"نیمه‌کاره"}');

  signOut('token');

  expect(sessionStorage).toHaveLength(0);
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer token' });
});

test('so it is where the server itself has ended the session, which then needs no word', () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  sessionStorage.setItem('reviewDraft-7', '{"Title":"نیمه‌کاره"}');

  signOut(null);

  expect(sessionStorage).toHaveLength(0);
  expect(fetch).not.toHaveBeenCalled();
});
