/** In a tab that nobody sees nothing is painted; then this is waited, in milliseconds. */
const atLatestMs = 100;

/** Resolves when the browser has painted what is in the document now. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, atLatestMs);
    // The frame itself comes after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
