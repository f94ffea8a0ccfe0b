import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { aShellApi, type FakeShellApi } from '@kashi/kit/testing/a-shell-api';
import { keepConsent } from './consent.ts';
import { followVisit, type FindPage } from './follow-visit.ts';

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked.mockReset().mockImplementation(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

const told = () =>
  asked.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as Record<string, unknown>);

/** A shop whose addresses are those of its roles: `/product/1102` is the page of a product. */
const find: FindPage = (path) => {
  const [, role = '', productId = ''] = path.split('/');
  return { audience: 'everyone', role, params: { productId } };
};

/** A visit of this browser, which begins at the path. */
function aVisit(path: string): FakeShellApi {
  const shell = aShellApi({ path });
  onTestFinished(followVisit(shell, find));
  return shell;
}

/** The browser says no for its visitor. */
function refuses(name: 'globalPrivacyControl' | 'doNotTrack', value: unknown): void {
  vi.stubGlobal('navigator', { [name]: value });
}

test('before an answer, and after a no, nothing is sent and nothing is stored', () => {
  const shell = aVisit('/product/1102');
  shell.navigate('/invoice');
  shell.events.publish('cart-updated', { itemCount: 1, addedProductId: 1102 });
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);

  keepConsent(false);
  shell.navigate('/product/1103');

  expect(asked).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('a yes counts the page on the screen and what follows, without a session and without a cookie', () => {
  const shell = aVisit('/product/1102');
  keepConsent(true);
  shell.navigate('/product/1102?tab=reviews');
  shell.events.publish('cart-updated', { itemCount: 1, addedProductId: 1102 });
  shell.events.publish('cart-updated', { itemCount: 2 });
  shell.navigate('/checkout');

  expect(told()).toEqual([
    { Event: 'view', ProductId: 1102 },
    { Event: 'add', ProductId: 1102 },
    { Event: 'begin' },
  ]);
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe('/v1/ContentManagement/VisitFigures/Count');
  expect(init).toMatchObject({ credentials: 'omit', keepalive: true });
  expect(init?.headers).toEqual({ 'content-type': 'application/json' });
});

test('who changes their mind is counted no longer, and what was known of the checkout is forgotten', () => {
  keepConsent(true);
  const shell = aVisit('/invoice');
  keepConsent(false);
  shell.navigate('/order');

  expect(told()).toEqual([{ Event: 'begin' }]);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)('where the browser says no by %s, an earlier yes does not hold', (name, value) => {
  keepConsent(true);
  refuses(name, value);

  aVisit('/product/1102');

  expect(asked).not.toHaveBeenCalled();
});

test('a product that was added in another tab is counted by that tab', () => {
  keepConsent(true);
  const shell = aShellApi({ path: '/' });
  const subscribe = vi.spyOn(shell.events, 'subscribe');
  onTestFinished(followVisit(shell, find));
  const [, hear] = subscribe.mock.calls[0] ?? [];

  hear?.({ itemCount: 1, addedProductId: 1102 }, true);

  expect(asked).not.toHaveBeenCalled();
});
