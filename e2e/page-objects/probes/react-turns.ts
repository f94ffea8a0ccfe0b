import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Scheduler callbacks that React has requested and the browser has not run. */
    turnsToCome: (() => void)[] | null;
  }
}

/**
 * On pages that open from now on, React's scheduler does not run by itself, as on a busy phone: the message between ports by which
 * it schedules work is not delivered.
 */
export async function holdTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.turnsToCome = [];
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      const send = () => post.call(this, message);
      if (window.turnsToCome) window.turnsToCome.push(send);
      else send();
    };
  });
}

/** Runs the scheduled callbacks, and returns how many there were. */
export function grantTurns(page: Page): Promise<number> {
  return page.evaluate(() => {
    const turns = window.turnsToCome?.splice(0) ?? [];
    for (const turn of turns) turn();
    return turns.length;
  });
}

/** From now on every callback that React schedules runs. */
export async function releaseTurns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const turns = window.turnsToCome ?? [];
    window.turnsToCome = null;
    for (const turn of turns) turn();
  });
}
