import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSession, type } from './session-fixtures.ts';

let hears = vi.spyOn(globalThis, 'addEventListener');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  hears = vi.spyOn(globalThis, 'addEventListener');
});

// The tabs of one test hear nothing of the next.
afterEach(() => {
  for (const [type, listener] of hears.mock.calls) removeEventListener(type, listener);
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

test.each(['signs out', 'loses the session'])(
  'where a customer %s in another tab, what they typed in this one is not left for the next customer',
  (end) => {
    const onAnotherVisitor = vi.fn();
    aSession({ onAnotherVisitor }).open({ token: 'token', fullName: 'سارا' });
    const other = aSession();

    anotherTab(() => (end === 'signs out' ? other.close() : other.expire()));
    type();
    expect(onAnotherVisitor).not.toHaveBeenCalledWith(true);
    anotherTab(() => other.open({ token: 'hers', fullName: 'مینا' }));

    expect(onAnotherVisitor).toHaveBeenLastCalledWith(true);
    expect(sessionStorage).toHaveLength(0);
  },
);

test('what a guest types where a customer has signed out stays through a sign-in in another tab', () => {
  const onAnotherVisitor = vi.fn();
  const session = aSession({ onAnotherVisitor });
  session.open({ token: 'token', fullName: 'سارا' });
  session.close();
  type();

  anotherTab(() => aSession().open({ token: 'hers', fullName: 'مینا' }));

  expect(onAnotherVisitor).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(1);
});

test('who signs out and in again in another tab finds this tab as it was', () => {
  const onAnotherVisitor = vi.fn();
  aSession({ onAnotherVisitor }).open({ token: 'token', fullName: 'سارا' });
  const other = aSession();
  anotherTab(() => other.close());
  onAnotherVisitor.mockClear();

  anotherTab(() => other.open({ token: 'new', fullName: 'سارا' }));

  expect(onAnotherVisitor).not.toHaveBeenCalled();
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

test('who is renamed in this tab and signs in again in another is the same customer here', () => {
  const onAnotherVisitor = vi.fn();
  const session = aSession({ onAnotherVisitor });
  session.open({ token: 'token', fullName: 'سارا' });
  session.rename('سارا کریمی');
  type();

  anotherTab(() => localStorage.setItem('accessToken', 'renewed'));

  expect(onAnotherVisitor).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(1);
});

const negar = 'نگار رضایی';

test('of two customers of one name neither sees what the other has typed', () => {
  const onAnotherVisitor = vi.fn();
  const session = aSession({ onAnotherVisitor });
  session.open({ token: 'token', fullName: negar, customerKey: 'one' });
  type();

  anotherTab(() => aSession().open({ token: 'hers', fullName: negar, customerKey: 'two' }));

  expect(onAnotherVisitor).toHaveBeenCalledExactlyOnceWith(true);
  expect(sessionStorage).toHaveLength(0);
});

test('who gives a name and a first password in another tab keeps what they have typed in this one', () => {
  const onAnotherVisitor = vi.fn();
  const session = aSession({ onAnotherVisitor });
  session.open({ token: 'token', fullName: '۰۹۱۲۱۱۱۱۱۱۱', customerKey: 'one' });
  const other = aSession();
  type();

  anotherTab(() => other.rename(negar));
  anotherTab(() => other.open({ token: 'renewed', fullName: negar, customerKey: 'one' }));

  expect(onAnotherVisitor).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(1);
});

test('so it is for who signed in before customers had keys, once the server has told theirs', () => {
  const onAnotherVisitor = vi.fn();
  const session = aSession({ onAnotherVisitor });
  session.open({ token: 'token', fullName: '۰۹۱۲۱۱۱۱۱۱۱' });
  session.rename('۰۹۱۲۱۱۱۱۱۱۱', 'one');

  anotherTab(() => aSession().open({ token: 'renewed', fullName: negar, customerKey: 'one' }));

  expect(onAnotherVisitor).not.toHaveBeenCalled();
});

test('a key that an older sign-in does not tell is not that of the customer before', () => {
  const onAnotherVisitor = vi.fn();
  const session = aSession({ onAnotherVisitor });
  session.open({ token: 'token', fullName: negar, customerKey: 'one' });

  anotherTab(() => aSession().open({ token: 'hers', fullName: 'مینا' }));

  expect(onAnotherVisitor).toHaveBeenCalledExactlyOnceWith(true);
});

test("a page restored from the browser's memory learns of a sign-in meanwhile", () => {
  const onAnotherVisitor = vi.fn();
  aSession({ onAnotherVisitor }).open({ token: 'token', fullName: 'سارا' });
  localStorage.clear();

  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(onAnotherVisitor).toHaveBeenCalledOnce();
});

/** Writes as another tab does, with the browser's event for this tab. */
function anotherTab(write: () => void) {
  write();
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
}
