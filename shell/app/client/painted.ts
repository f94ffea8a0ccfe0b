/** A hidden tab never paints; the wait ends after this many milliseconds. */
const atLatestMs = 100;

/** Resolves when the browser has painted the present document. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, atLatestMs);
    // The paint follows the frame's callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
