import type { Browser, ConsoleMessage } from 'playwright-core';
import type { AtEnd, Engine, Size } from './engine.ts';

/** A page of a browser that Playwright speaks to. */
export async function openByPlaywright(
  browser: Browser,
  viewport: Size,
  atEnd: AtEnd,
): Promise<Engine> {
  atEnd(() => browser.close());
  const page = await browser.newPage({ viewport, locale: 'fa-IR' });
  const heard: string[] = [];
  page.on('console', (message) => isComplaint(message) && heard.push(message.text()));
  page.on('pageerror', ({ message }) => heard.push(`exception: ${message}`));

  return {
    opens: async (url) => void (await page.goto(url)),
    reads: (expression) => page.evaluate(expression),
    presses: (x, y) => page.mouse.click(x, y),
    types: (text) => page.keyboard.type(text),
    draws: () => page.screenshot(),
    complaints: () => Promise.resolve(heard.splice(0)),
  };
}

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}
