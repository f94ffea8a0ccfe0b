import { later } from '@kashi/kit/testing/later';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
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

test('a sign-out forgets the token, the name and the cart', () => {
  const onClosed = vi.fn();
  const session = aSession({ onClosed });
  session.open({ token: 'token', fullName: 'سارا' });
  localStorage.setItem('CartHashId', 'hash');

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

  expect(removeItem.mock.calls.flat()).toEqual(['CartHashId', 'accessToken', 'customerFullName']);
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

test.each(['a guest', 'the same customer'])('what %s has typed stays through a sign-in', (who) => {
  const session = aSession();
  if (who !== 'a guest') session.open({ token: 'token', fullName: 'سارا' });
  type();
  session.expire();

  session.open({ token: 'new', fullName: 'سارا' });

  expect(sessionStorage).toHaveLength(1);
});

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

test('a sign-in in another tab is followed at once', () => {
  const session = aSession();
  const heard = vi.fn();
  session.onChange(heard);

  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));

  expect(heard).toHaveBeenCalledOnce();
});

test("a sign-out in another tab removes the customer's page from this tab", () => {
  const onAnotherVisitor = vi.fn();
  aSession({ onAnotherVisitor }).open({ token: 'token', fullName: 'سارا' });

  type();

  anotherTab(() => localStorage.clear());

  expect(onAnotherVisitor).toHaveBeenCalledExactlyOnceWith(false);
  expect(sessionStorage).toHaveLength(0);
});

test("another customer who signs in in another tab does not see the earlier customer's page", () => {
  const onAnotherVisitor = vi.fn();
  aSession({ onAnotherVisitor }).open({ token: 'token', fullName: 'سارا' });

  anotherTab(() => {
    localStorage.setItem('customerFullName', 'مینا');
    localStorage.setItem('accessToken', 'hers');
  });

  expect(onAnotherVisitor).toHaveBeenCalledExactlyOnceWith(true);
});

test('so it is where the browser tells of the name and of the token one by one', () => {
  const onAnotherVisitor = vi.fn();
  aSession({ onAnotherVisitor }).open({ token: 'token', fullName: 'سارا' });

  anotherTab(() => localStorage.setItem('customerFullName', 'مینا'));
  anotherTab(() => localStorage.setItem('accessToken', 'hers'));

  expect(onAnotherVisitor).toHaveBeenCalledExactlyOnceWith(true);
});

test('a guest who signs in in another tab keeps what they have typed in this one', () => {
  const onAnotherVisitor = vi.fn();
  aSession({ onAnotherVisitor });
  type();

  anotherTab(() => localStorage.setItem('customerFullName', 'مینا'));
  anotherTab(() => localStorage.setItem('accessToken', 'hers'));

  expect(onAnotherVisitor).not.toHaveBeenCalledWith(true);
  expect(sessionStorage).toHaveLength(1);
});

test('of two customers without a name, whose numbers are their names, neither sees the page of the other', () => {
  const onAnotherVisitor = vi.fn();
  const session = aSession({ onAnotherVisitor });
  session.open({ token: 'token', fullName: '۰۹۱۲۱۱۱۱۱۱۱' });
  session.expire();

  anotherTab(() => {
    localStorage.setItem('customerFullName', '۰۹۱۲۲۲۲۲۲۲۲');
    localStorage.setItem('accessToken', 'hers');
  });

  expect(onAnotherVisitor).toHaveBeenCalledOnce();
});

test("a session that ends, is renewed or is renamed in another tab leaves this tab's page", () => {
  const onAnotherVisitor = vi.fn();
  const session = aSession({ onAnotherVisitor });
  session.open({ token: 'token', fullName: 'سارا' });
  const other = aSession();

  anotherTab(() => other.expire());
  anotherTab(() => localStorage.setItem('accessToken', 'renewed'));
  anotherTab(() => localStorage.setItem('customerFullName', 'سارا کریمی'));

  expect(session.fullName()).toBe('سارا کریمی');
  expect(onAnotherVisitor).not.toHaveBeenCalled();
});

test("a page restored from the browser's memory learns of a sign-in meanwhile", () => {
  const onAnotherVisitor = vi.fn();
  aSession({ onAnotherVisitor }).open({ token: 'token', fullName: 'سارا' });
  localStorage.clear();

  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(onAnotherVisitor).toHaveBeenCalledOnce();
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

function aSession(options: Partial<Parameters<typeof createSession>[0]> = {}) {
  return createSession({
    onClosed: () => undefined,
    onAnotherVisitor: () => undefined,
    ...options,
  });
}

const type = () => sessionStorage.setItem('reviewDraft-7', '{"Title":"نیمه‌کاره"}');

/** Writes as another tab does, with the browser's event for this tab. */
function anotherTab(write: () => void) {
  write();
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
}
