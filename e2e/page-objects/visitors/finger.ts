import type { CDPSession, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Touches, sent to the browser as a touch screen sends them. */
export class Finger {
  readonly #page: Page;
  #cdp: CDPSession | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  async swipes(from: Point, to: Point): Promise<void> {
    await this.#moves([{ from, to }]);
  }

  /** A pinch: two fingers move apart from a point, or `towards` it. */
  async pinches({ x, y }: Point, direction: 'apart' | 'together'): Promise<void> {
    const near = [30, -30].map((by) => ({ x, y: y + by }));
    const far = [150, -150].map((by) => ({ x, y: y + by }));
    const [start, end] = direction === 'apart' ? [near, far] : [far, near];
    await this.#moves(start.map((from, index) => ({ from, to: end[index] ?? from })));
  }

  async #moves(fingers: { from: Point; to: Point }[]): Promise<void> {
    const steps = 8;
    const pointsAt = (step: number) =>
      fingers.map(({ from, to }, id) => ({
        id,
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      }));

    this.#cdp ??= await this.#page.context().newCDPSession(this.#page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
      this.#cdp?.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : pointsAt(step),
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= steps; step += 1) await touch('touchMove', step);
    await touch('touchEnd', steps);
  }
}
