import { afterEach, expect, test, vi } from 'vitest';
import { askDesk } from './ask-desk.ts';
import { answerEndedSession, isSessionOver, onEndedSession } from './ended-session.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers these statuses, one after another. */
function serverAnswers(...statuses: number[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => {
    const status = statuses.shift() ?? 200;
    return Promise.resolve(new Response(JSON.stringify({ Value: status }), { status }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** A screen that can ask for a sign-in, until the test ends. */
function aScreen() {
  const leave = onEndedSession(() => undefined);
  return { leave };
}

test('a call whose session has ended waits for the sign-in, and is sent once more', async () => {
  const fetch = serverAnswers(401, 200);
  const { leave } = aScreen();

  const asked = askDesk('POST /v1/desk/reviews/refuse', { id: 7, version: 'first' });
  await expect.poll(isSessionOver).toBe(true);
  expect(fetch).toHaveBeenCalledOnce();
  answerEndedSession(true);

  await expect(asked).resolves.toBe(200);
  // Each try waits for its own answer.
  const [first, second] = fetch.mock.calls.map(([url, init]) => [url, { ...init, signal: null }]);
  expect(second).toEqual(first);
  leave();
});

test('so does the change of the own password, which is no sign-in', async () => {
  serverAnswers(401, 200);
  const { leave } = aScreen();

  const passwords = { oldPassword: 'the old one', newPassword: 'another long one' };
  const asked = askDesk('POST /v1/desk/session/password', passwords);
  await expect.poll(isSessionOver).toBe(true);
  answerEndedSession(true);

  await expect(asked).resolves.toBe(200);
  leave();
});

test('calls that find the session ended wait for one sign-in together', async () => {
  serverAnswers(401, 401, 200, 200);
  const { leave } = aScreen();

  const asked = Promise.all([
    askDesk('GET /v1/desk/waiting', {}),
    askDesk('POST /v1/desk/reviews/refuse', { id: 7, version: 'first' }),
  ]);
  await expect.poll(isSessionOver).toBe(true);
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(2);
  answerEndedSession(true);

  await expect(asked).resolves.toEqual([200, 200]);
  leave();
});

test.each([
  ['the member leaves', () => answerEndedSession(false)],
  ['the screen that asks goes', undefined],
])('the call fails as ever when %s', async (_what, leaves) => {
  serverAnswers(401);
  const { leave } = aScreen();

  const asked = askDesk('GET /v1/desk/waiting', {});
  const outcome = expect(asked).rejects.toMatchObject({ status: 401 });
  await expect.poll(isSessionOver).toBe(true);
  (leaves ?? leave)();

  await outcome;
  expect(isSessionOver()).toBe(false);
  leave();
});

test('where no screen can ask, and for a sign-in itself, a 401 is an answer', async () => {
  serverAnswers(401, 401);
  await expect(askDesk('GET /v1/desk/waiting', {})).rejects.toMatchObject({ status: 401 });

  const { leave } = aScreen();
  const signIn = askDesk('POST /v1/desk/session/sign-in', { userName: 'a', password: 'b' });

  await expect(signIn).rejects.toMatchObject({ status: 401 });
  expect(isSessionOver()).toBe(false);
  leave();
});
