import { later } from '@kashi/shared/testing/later';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import { createShopFetch } from './shop-fetch.ts';

beforeEach(() => localStorage.clear());

test('a sign-in is kept under the name that the specification gives, and told', () => {
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

test('another tab that signs in is followed at once', () => {
  const session = aSession();
  const heard = vi.fn();
  session.onChange(heard);

  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));

  expect(heard).toHaveBeenCalledOnce();
});

test('a sign-out in another tab takes what is the customer’s off this one', () => {
  const onAnotherVisitor = vi.fn();
  aSession({ onAnotherVisitor }).open({ token: 'token', fullName: 'سارا' });

  anotherTab(() => localStorage.clear());

  expect(onAnotherVisitor).toHaveBeenCalledOnce();
});

test('somebody else who signs in in another tab does not find the page of the one before', () => {
  const onAnotherVisitor = vi.fn();
  aSession({ onAnotherVisitor }).open({ token: 'token', fullName: 'سارا' });

  anotherTab(() => {
    localStorage.setItem('customerFullName', 'مینا');
    localStorage.setItem('accessToken', 'hers');
  });

  expect(onAnotherVisitor).toHaveBeenCalledOnce();
});

test('a session that ends in another tab, is renewed there or has a new name there leaves this one', () => {
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

test('a page that comes back from the browser’s memory learns who has come meanwhile', () => {
  const onAnotherVisitor = vi.fn();
  aSession({ onAnotherVisitor }).open({ token: 'token', fullName: 'سارا' });
  localStorage.clear();

  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(onAnotherVisitor).toHaveBeenCalledOnce();
});

test('a session that ended has no name to show', () => {
  const session = aSession();
  session.open({ token: 'token', fullName: 'سارا' });

  session.expire();

  expect(session.fullName()).toBe('');
});

test('a 401 ends the session whose token was refused, and no newer one', async () => {
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

/** What another tab writes, and the news that the browser gives of it here. */
function anotherTab(write: () => void) {
  write();
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
}
