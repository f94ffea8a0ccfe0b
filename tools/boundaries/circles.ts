export interface Arrow {
  from: string;
  to: string;
}

/**
 * The arrows that lead in a circle, or from one circle to another: arrows to a place without arrows, and from a place that no arrow
 * reaches, are left out again and again.
 */
export function arrowsInCircles<Each extends Arrow>(arrows: readonly Each[]): Each[] {
  const sources = new Set(arrows.map(({ from }) => from));
  const targets = new Set(arrows.map(({ to }) => to));
  const left = arrows.filter(({ from, to }) => sources.has(to) && targets.has(from));
  return left.length === arrows.length ? left : arrowsInCircles(left);
}
