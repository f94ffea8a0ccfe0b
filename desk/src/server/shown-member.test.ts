import type { DeskSession } from '@kashi/contracts/desk/session';
import { afterEach, expect, test, vi } from 'vitest';
import { askDesk } from './ask-desk.ts';
import { deskSession } from './desk-session.ts';
import {
  answerEndedSession,
  isSessionOver,
  onEndedSession,
  whySessionIsOver,
} from './ended-session.ts';
import { showScreensOf } from './shown-member.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  showScreensOf(null);
});

const sessionOf = (id: number): DeskSession => ({
  stage: 'whole',
  staff: { id, userName: `member.${id}`, fullName: 'بابک صالحی', roles: ['orders'] },
});

const anotherMember = 'در این مرورگر همکار دیگری به میز وارد شده است.';

/** A server at which this member is signed in; keeps whom each call names. */
function aServer(signedIn: { id: number }) {
  const named: (string | null)[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const name = new Headers(init.headers).get('kashi-desk-member');
    named.push(name);
    const isOther = name !== null && name !== String(signedIn.id);
    const Value = url === '/v1/desk/session' ? sessionOf(signedIn.id) : null;
    const isRefused = isOther && !url.startsWith('/v1/desk/session');
    return Promise.resolve(
      new Response(JSON.stringify({ Value, Message: isRefused ? anotherMember : null }), {
        status: isRefused ? 401 : 200,
      }),
    );
  });
  return { named };
}

test('each call names the member whose screens are shown, until they have signed out', async () => {
  const { named } = aServer({ id: 7 });
  const session = deskSession();

  await session.checkAuth({});
  await askDesk('GET /v1/desk/waiting', {});
  await askDesk('POST /v1/desk/reviews/refuse', { id: 1, version: 'first' });
  await session.logout({});
  await askDesk('GET /v1/desk/waiting', {});

  expect(named).toEqual([null, '7', '7', '7', null]);
});

test('what a member has typed waits for them where another one has signed in in another tab', async () => {
  const signedIn = { id: 7 };
  aServer(signedIn);
  const session = deskSession();
  await session.login(sessionOf(7));
  const leave = onEndedSession(() => undefined);

  signedIn.id = 8;
  const saved = askDesk('POST /v1/desk/reviews/refuse', { id: 1, version: 'first' });
  await expect.poll(isSessionOver).toBe(true);
  expect(whySessionIsOver()).toBe(anotherMember);
  signedIn.id = 7;
  await session.login(sessionOf(7));
  answerEndedSession(true);

  await expect(saved).resolves.toBeNull();
  leave();
});
