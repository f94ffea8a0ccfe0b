import { beforeEach, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import { createShopFetch } from './shop-fetch.ts';

beforeEach(() => localStorage.clear());

test('a sign-in is kept under the name that the specification gives, and told', () => {
  const session = createSession({ onClosed: () => undefined });
  const heard = vi.fn();
  session.onChange(heard);

  session.open({ token: 'token', fullName: 'سارا کریمی' });

  expect(localStorage.getItem('accessToken')).toBe('token');
  expect(session.fullName()).toBe('سارا کریمی');
  expect(heard).toHaveBeenCalledOnce();
});

test('a sign-out forgets the token, the name and the cart', () => {
  const onClosed = vi.fn();
  const session = createSession({ onClosed });
  session.open({ token: 'token', fullName: 'سارا' });
  localStorage.setItem('CartHashId', 'hash');

  session.close();

  expect(localStorage).toHaveLength(0);
  expect(onClosed).toHaveBeenCalledExactlyOnceWith('token');
});

test('another tab that signs in is followed at once', () => {
  const session = createSession({ onClosed: () => undefined });
  const heard = vi.fn();
  session.onChange(heard);

  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));

  expect(heard).toHaveBeenCalledOnce();
});

test('a 401 ends the session whose token was refused, and no newer one', async () => {
  const session = createSession({ onClosed: () => undefined });
  session.open({ token: 'old', fullName: 'سارا' });
  const refused = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => refused.promise);
  const onSignedOut = vi.fn();
  const shopFetch = createShopFetch({
    session,
    onSignedOut,
    signInAgain: vi.fn(),
    onAnswer: vi.fn(),
  });

  const first = shopFetch('/v1/Orders/OrdersList/Read');
  session.open({ token: 'new', fullName: 'سارا' });
  refused.resolve(new Response('{}', { status: 401 }));
  await first;
  expect(session.isSignedIn()).toBe(true);

  await shopFetch('/v1/Orders/OrdersList/Read');
  expect(session.isSignedIn()).toBe(false);
  expect(onSignedOut).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
