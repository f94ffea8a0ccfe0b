import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';
import { thing } from './thing.ts';

const skipLink = thing('link', 'رفتن به محتوای صفحه');

/** The first signs of a style sheet that the browser does not understand: the skip link stands open, the page is wider than the screen. */
export async function expectsSoundLayout(screen: Screen): Promise<void> {
  expect.soft(await screen.isOnTop(skipLink), 'the skip link is out of sight').toBe(false);
  // A page that is scaled to its size may be a pixel off.
  const width = 'document.documentElement.scrollWidth - innerWidth';
  expect.soft(await screen.measures(width), 'what is wider than the screen').toBeLessThanOrEqual(1);
}
