import type { ShellApi } from '@kashi/border/shell-api';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RemoteModules } from '../code/remote-modules.ts';
import { aSession, type } from './session-fixtures.ts';
import { signInAgain } from './sign-in-again.ts';

const nameless = { token: 'token', fullName: '۰۹۱۲۱۱۱۱۱۱۱', customerKey: 'one' };
const negar = { token: 'renewed', fullName: 'نگار رضایی' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(location, 'reload').mockReset().mockReturnValue();
});

/** A customer has typed something, the session has ended, and somebody signs in in the dialog. */
async function signsInAgain(
  before: { token: string; fullName: string; customerKey?: string },
  after: { token: string; fullName: string; customerKey?: string },
): Promise<boolean> {
  const session = aSession();
  session.open(before);
  type();
  session.expire();
  const mount = (_id: string, _place: HTMLElement, props: object) => {
    session.open(after);
    queueMicrotask(() => (props as { onEnd(signedIn: boolean): void }).onEnd(true));
    return { update: vi.fn(), unmount: vi.fn() };
  };
  return signInAgain({
    modules: { fragment: vi.fn() } as Partial<RemoteModules> as RemoteModules,
    shell: { fragment: { mount } } as Partial<ShellApi> as ShellApi,
    session,
    owner: session.owner(),
  });
}

test('another customer of the same name neither sees nor saves what was typed', async () => {
  const again = await signsInAgain(
    { ...negar, token: 'token', customerKey: 'one' },
    { ...negar, customerKey: 'two' },
  );

  expect(again).toBe(false);
  expect(location.reload).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

test('who has given a name meanwhile on another device goes on with what they have typed', async () => {
  const again = await signsInAgain(nameless, { ...negar, customerKey: 'one' });

  expect(again).toBe(true);
  expect(location.reload).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(1);
});

test.each([
  [negar.fullName, true],
  ['مینا', false],
])(
  'where the server tells no key, %s is the same customer by the name: %s',
  async (fullName, is) => {
    const before = { ...negar, token: 'token', customerKey: 'one' };

    expect(await signsInAgain(before, { token: 'new', fullName })).toBe(is);
  },
);
