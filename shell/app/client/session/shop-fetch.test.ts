import { afterEach, expect, test, vi } from 'vitest';
import { aSession } from './session-fixtures.ts';
import { createShopFetch } from './shop-fetch.ts';

const call = '/v1/Identity/CustomersProfile/Update';
const write = { method: 'POST', body: '{"FirstName":"نگار"}' };

/** A server that accepts one token, and a visitor with a stored token. */
function aVisitor({ token, known }: { token: string | null; known: string }) {
  const sent: { authorization: string | null; body: unknown }[] = [];
  vi.stubGlobal('fetch', (_input: string, { headers, body }: RequestInit) => {
    const authorization = new Headers(headers).get('authorization');
    sent.push({ authorization, body });
    return Promise.resolve(
      new Response(null, { status: authorization === `Bearer ${known}` ? 200 : 401 }),
    );
  });
  const owner = { name: token ? 'نگار رضایی' : null, key: null };
  const session = {
    token: () => token,
    owner: () => owner,
    expire: vi.fn(() => (token = null)),
  };
  const signIn = () => (token = known);
  return { session, sent, signIn, onSignedOut: vi.fn(), onAnswer: () => undefined };
}

afterEach(() => vi.unstubAllGlobals());

test('a refused read leads to the sign-in page, and the token is forgotten', async () => {
  const { session, onSignedOut, onAnswer } = aVisitor({ token: 'old', known: 'new' });
  const signInAgain = vi.fn();

  await createShopFetch({ session, onSignedOut, signInAgain, onAnswer })(call);

  expect(session.expire).toHaveBeenCalledOnce();
  expect(onSignedOut).toHaveBeenCalledOnce();
  expect(signInAgain).not.toHaveBeenCalled();
});

test('a refused form is sent again unchanged after its customer has signed in', async () => {
  const { session, sent, signIn, onSignedOut, onAnswer } = aVisitor({ token: 'old', known: 'new' });
  const signInAgain = vi.fn(() => Promise.resolve(Boolean(signIn())));

  const response = await createShopFetch({ session, onSignedOut, signInAgain, onAnswer })(
    call,
    write,
  );

  expect(response.status).toBe(200);
  expect(signInAgain).toHaveBeenCalledExactlyOnceWith({ name: 'نگار رضایی', key: null });
  expect(sent).toEqual([
    { authorization: 'Bearer old', body: write.body },
    { authorization: 'Bearer new', body: write.body },
  ]);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('the start of a payment is treated like a form, although it is a GET', async () => {
  const { session, signIn, onSignedOut } = aVisitor({ token: 'old', known: 'new' });
  const signInAgain = vi.fn(() => Promise.resolve(Boolean(signIn())));
  const begin = '/v1/Orders/ZarinPalCreditPayment/GetBankPaymentUrl?TotalAmount=200000';

  const response = await createShopFetch({
    session,
    onSignedOut,
    signInAgain,
    onAnswer: () => undefined,
  })(begin);

  expect(response.status).toBe(200);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('a visitor who does not sign in keeps the page with the refused form', async () => {
  const { session, sent, onSignedOut, onAnswer } = aVisitor({ token: 'old', known: 'new' });
  const signInAgain = () => Promise.resolve(false);

  const response = await createShopFetch({ session, onSignedOut, signInAgain, onAnswer })(
    call,
    write,
  );

  expect(response.status).toBe(401);
  expect(sent).toHaveLength(1);
  expect(onSignedOut).not.toHaveBeenCalled();
});

test('pressing save again opens the dialog again', async () => {
  const { session, signIn, onSignedOut, onAnswer } = aVisitor({ token: null, known: 'new' });
  const signInAgain = vi.fn(() => Promise.resolve(Boolean(signIn())));

  const response = await createShopFetch({ session, onSignedOut, signInAgain, onAnswer })(
    call,
    write,
  );

  expect(response.status).toBe(200);
  expect(signInAgain).toHaveBeenCalledExactlyOnceWith({ name: null, key: null });
});

test('who closes the dialog and presses save again is still asked for as the same customer', async () => {
  localStorage.clear();
  const { onAnswer, onSignedOut } = aVisitor({ token: 'old', known: 'new' });
  const session = aSession();
  session.open({ token: 'old', fullName: 'نگار رضایی' });
  const signInAgain = vi.fn(() => Promise.resolve(false));
  const shopFetch = createShopFetch({ session, onSignedOut, signInAgain, onAnswer });

  await shopFetch(call, write);
  await shopFetch(call, write);

  expect(session.isSignedIn()).toBe(false);
  const negar = expect.objectContaining({ name: 'نگار رضایی' }) as unknown;
  expect(signInAgain.mock.calls).toEqual([[negar], [negar]]);
});

test('if the dialog cannot be loaded, the sign-in page opens', async () => {
  const { session, onSignedOut, onAnswer } = aVisitor({ token: 'old', known: 'new' });
  const signInAgain = () => Promise.reject(new Error('no code'));

  await createShopFetch({ session, onSignedOut, signInAgain, onAnswer })(call, write);

  expect(onSignedOut).toHaveBeenCalledOnce();
});
