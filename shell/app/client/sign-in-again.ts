import type { ShellApi } from '@kashi/shared/border/shell-api';
import type { RemoteModules } from './remote-modules.ts';
import type { ShellSession } from './session.ts';

interface SignInAgainOptions {
  modules: RemoteModules;
  shell: ShellApi;
  session: ShellSession;
  /** Whose page it is. */
  fullName: string;
}

const remote = 'mf-account';
const fragment = 'sign-in-again';

/** Several calls may be refused at once; the visitor is asked once. */
let asking: Promise<boolean> | null = null;

/**
 * Lets the visitor sign in over the page, so that what they have filled in stays and can be sent again. Answers whether
 * they did. Rejects where the dialog's code cannot be had.
 */
export function signInAgain(options: SignInAgainOptions): Promise<boolean> {
  asking ??= ask(options).finally(() => (asking = null));
  return asking;
}

async function ask({ modules, shell, session, fullName }: SignInAgainOptions): Promise<boolean> {
  // First of all, for a dialog that does not come must not be waited for.
  await modules.fragment(remote, fragment);
  const place = document.body.appendChild(document.createElement('div'));
  const id = `${remote}/${fragment}`;
  const left = new AbortController();
  let shown: ReturnType<NonNullable<typeof shell.fragment.mount>> | undefined;

  const signedIn = await new Promise<boolean>((resolve) => {
    shown = shell.fragment.mount?.(id, place, { onEnd: resolve }, 'again-');
    // A step back leaves the page, and with it what was filled in.
    addEventListener('popstate', () => resolve(false), { signal: left.signal });
  });
  left.abort();
  shown?.unmount();
  place.remove();
  if (!signedIn || !fullName || session.fullName() === fullName) return signedIn;

  // Somebody else: what is on the screen is not theirs, and is not theirs to save.
  location.reload();
  return false;
}
