import { later } from '@kashi/kit/testing/later';
import { beforeEach, expect, test, vi } from 'vitest';
import { aSession, pressOffline, type } from './session-fixtures.ts';
import { createShopFetch } from './shop-fetch.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a sign-in is stored under the specified names, and announced', () => {
  const session = aSession();
  const heard = vi.fn();
  session.onChange(heard);

  session.open({ token: 'token', fullName: 'سارا کریمی' });

  expect(localStorage.getItem('accessToken')).toBe('token');
  expect(session.fullName()).toBe('سارا کریمی');
  expect(heard).toHaveBeenCalledOnce();
});

test('a sign-out forgets the token, the name, the cart and what waits for a network', () => {
  const onClosed = vi.fn();
  const session = aSession({ onClosed });
  session.open({ token: 'token', fullName: 'سارا' });
  localStorage.setItem('CartHashId', 'hash');
  pressOffline();

  session.close();

  expect(localStorage).toHaveLength(0);
  expect(onClosed).toHaveBeenCalledExactlyOnceWith('token');
});

test('what a customer who signs out has typed in this tab is gone at once, without any further code', () => {
  const session = aSession();
  session.open({ token: 'token', fullName: 'سارا' });
  type();

  session.close();

  expect(sessionStorage).toHaveLength(0);
});

test('a sign-out takes the cart first, so that no other tab takes it for a session that merely ended', () => {
  const session = aSession();
  session.open({ token: 'token', fullName: 'سارا' });
  const removeItem = vi.fn();
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem });

  session.close();

  expect(removeItem).toHaveBeenNthCalledWith(1, 'CartHashId');
  expect(removeItem).toHaveBeenNthCalledWith(2, 'accessToken');
  vi.unstubAllGlobals();
});

test('another customer who signs in in this tab finds nothing that was typed before', () => {
  const session = aSession();
  session.open({ token: 'token', fullName: 'سارا' });
  type();
  session.expire();

  session.open({ token: 'hers', fullName: 'مینا' });

  expect(sessionStorage).toHaveLength(0);
});

test('another customer who signs in gets nothing into the cart that waits for a network', () => {
  const session = aSession();
  session.open({ token: 'token', fullName: 'سارا' });
  pressOffline();
  session.expire();
  expect(localStorage.getItem('laterAdds')).not.toBeNull();

  session.open({ token: 'hers', fullName: 'مینا' });

  expect(localStorage.getItem('laterAdds')).toBeNull();
});

test.each(['a guest', 'the same customer'])(
  'what %s has typed or pressed stays through a sign-in',
  (who) => {
    const session = aSession();
    if (who !== 'a guest') session.open({ token: 'token', fullName: 'سارا' });
    type();
    pressOffline();
    session.expire();

    session.open({ token: 'new', fullName: 'سارا' });

    expect(sessionStorage).toHaveLength(1);
    expect(localStorage.getItem('laterAdds')).not.toBeNull();
  },
);

test.each(['close', 'expire'] as const)(
  'a session that ends by `%s` leaves nothing of what was seen, however early in the visit',
  (end) => {
    const postMessage = vi.fn();
    vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
    const session = aSession();
    // A guest keeps what they have seen.
    session.expire();
    session.open({ token: 'token', fullName: 'سارا' });
    session.rename('سارا کریمی');
    expect(postMessage).not.toHaveBeenCalled();

    session[end]();

    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ forget: true });
    vi.unstubAllGlobals();
  },
);

test('who signs in over another session finds nothing of what its customer has seen', () => {
  const postMessage = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  const session = aSession();
  session.open({ token: 'token', fullName: 'سارا' });
  session.rename('سارا کریمی');
  expect(postMessage).not.toHaveBeenCalled();

  session.open({ token: 'another', fullName: 'مینا' });

  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ forget: true });
  vi.unstubAllGlobals();
});

test('an ended session has no name to show', () => {
  const session = aSession();
  session.open({ token: 'token', fullName: 'سارا' });

  session.expire();

  expect(session.fullName()).toBe('');
});

test('a 401 ends the session with the refused token, and no newer session', async () => {
  const session = aSession();
  session.open({ token: 'old', fullName: 'سارا' });
  const refused = later<Response>();
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
