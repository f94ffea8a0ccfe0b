import type { ShellApi } from '@kashi/border/shell-api';
import type { RemoteModules } from '../code/remote-modules.ts';
import type { KnownCustomer, ShellSession } from './session.ts';

interface SignInAgainOptions {
  modules: RemoteModules;
  shell: ShellApi;
  session: ShellSession;
  /** The customer whose page is open. */
  owner: KnownCustomer;
}

const remote = 'mf-account';
const fragment = 'sign-in-again';

/** Several calls may be refused at once, and the visitor is asked once. */
let asking: Promise<boolean> | null = null;

/**
 * Lets the visitor sign in over the page, so that the form stays and can be sent again. Resolves to whether they did. Rejects if
 * the dialog's code cannot be loaded.
 */
export function signInAgain(options: SignInAgainOptions): Promise<boolean> {
  asking ??= ask(options).finally(() => (asking = null));
  return asking;
}

async function ask({ modules, shell, session, owner }: SignInAgainOptions): Promise<boolean> {
  // Loaded before the dialog opens, so that a failure rejects.
  await modules.fragment(remote, fragment);
  const place = document.body.appendChild(document.createElement('div'));
  const id = `${remote}/${fragment}`;
  const left = new AbortController();
  let shown: ReturnType<NonNullable<typeof shell.fragment.mount>> | undefined;

  const signedIn = await new Promise<boolean>((resolve) => {
    shown = shell.fragment.mount?.(id, place, { onEnd: resolve }, 'again-');
    // A step back leaves the page, and with it the form. An object, since single-spa keeps functions to itself, without their options.
    addEventListener('popstate', { handleEvent: () => resolve(false) }, { signal: left.signal });
  });
  left.abort();
  shown?.unmount();
  place.remove();
  if (!signedIn || !session.isAnother(owner)) return signedIn;

  // Another customer has signed in, who may neither see nor save this page.
  location.reload();
  return false;
}
