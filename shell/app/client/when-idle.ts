/** After this, what waits for an idle moment no longer waits, in milliseconds. */
const atLatestMs = 3000;
/** What browsers without the notion take for idle, in milliseconds: Safari has none. */
const guessMs = 1500;

/** Calls back when the document is whole and the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete') {
    return addEventListener('load', () => whenIdle(callback), { once: true });
  }
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(callback, { timeout: atLatestMs });
  } else setTimeout(callback, guessMs);
}
