import { useState, useSyncExternalStore } from 'react';

/** False on the server and in the first render of the browser: parts that need JavaScript wait for true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}

/**
 * Whether the server rendered this part. It stays the same for as long as the part is there, so it never renders a part again:
 * `useHydrated` renders all parts that ask in one task, and hydrates what they contain, which took a slow phone 0.1 s on the front page.
 */
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
  // A part is hydrated only once, so there are no changes to subscribe to.
}
