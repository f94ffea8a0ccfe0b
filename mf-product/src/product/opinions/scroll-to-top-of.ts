/** The duration of the scroll after paging, in milliseconds (§9). */
const durationMs = 800;
/** The room for the shell's bar at the top of the screen, in pixels. */
const marginPx = 96;

/** Scrolls an element to the top of the screen, slowing down towards the end. Returns the function that stops it. */
export function scrollToTopOf(element: HTMLElement): () => void {
  const from = scrollY;
  const distance = element.getBoundingClientRect().top - marginPx;
  const startedAt = performance.now();
  let frame = 0;

  const step = (now: number) => {
    const passed = standsStill() ? 1 : Math.min((now - startedAt) / durationMs, 1);
    scrollTo({ top: from + distance * (1 - (1 - passed) ** 3), behavior: 'instant' });
    if (passed < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);

  // The visitor's own scrolling stops this one.
  const stop = () => cancelAnimationFrame(frame);
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('touchstart', stop, { once: true, passive: true });
  return stop;
}

function standsStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
