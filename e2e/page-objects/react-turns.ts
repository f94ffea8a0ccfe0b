import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The turns that React has asked the browser for and not got. */
    turnsToCome: (() => void)[] | null;
  }
}

/**
 * On the pages that are opened from now on React never gets a turn by itself, as on a phone that is busy: it asks for one by a
 * message between ports, which does not come.
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

/** Grants the turns that are asked for, and answers how many there were. */
export function grantTurns(page: Page): Promise<number> {
  return page.evaluate(() => {
    const turns = window.turnsToCome?.splice(0) ?? [];
    for (const turn of turns) turn();
    return turns.length;
  });
}

/** From now on React gets every turn that it asks for. */
export async function releaseTurns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const turns = window.turnsToCome ?? [];
    window.turnsToCome = null;
    for (const turn of turns) turn();
  });
}
