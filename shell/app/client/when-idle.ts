/** The longest wait for an idle moment, in milliseconds. */
const atLatestMs = 3000;
/** The wait in browsers without `requestIdleCallback`, such as Safari, in milliseconds. */
const guessMs = 1500;

/** Calls back when the document is complete and the browser is idle. */
export function whenIdle(callback: () => void): void {
  if (document.readyState !== 'complete') {
    return addEventListener('load', () => whenIdle(callback), { once: true });
  }
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(callback, { timeout: atLatestMs });
  } else setTimeout(callback, guessMs);
}
