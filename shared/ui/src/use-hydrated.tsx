import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * False on the server and in the first render of the browser: parts that need JavaScript wait for true. The second render is a
 * transition: a change of a store would render all such parts of a page, and hydrate what they contain, in one task, which took
 * a slow phone 0.1 s on the front page.
 */
export function useHydrated(): boolean {
  const isServerRendered = useServerRendered();
  const [isHydrated, setHydrated] = useState(!isServerRendered);

  useEffect(() => {
    if (isServerRendered) startTransition(() => setHydrated(true));
  }, [isServerRendered]);

  return isHydrated;
}

/** Whether the server rendered this part. It stays the same for as long as the part is there, so it never renders a part again. */
export function useServerRendered(): boolean {
  const [{ inBrowser, onServer }] = useState(keptAnswer);
  return useSyncExternalStore(noChanges, inBrowser, onServer);
}

/** React asks for the second snapshot only on the server and while it hydrates; the first answer stays. */
function keptAnswer() {
  let answer: boolean | undefined;
  return { inBrowser: () => (answer ??= false), onServer: () => (answer ??= true) };
}

function noChanges() {
  return nothingToEnd;
}

function nothingToEnd() {
  // Who rendered a part does not change, so there are no changes to subscribe to.
}
