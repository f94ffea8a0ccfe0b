import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Session } from './session.ts';

/** How long one look of many may take: a page that is busy, on a machine that is, answers late though everything stands in it. */
export const lookMs = 1000;

/** Whether something that fits the selector is to be seen within the time. */
export async function stands(page: Page, selector: string, withinMs: number): Promise<boolean> {
  try {
    const seen = page.locator(selector).filter({ visible: true });
    await seen.first().waitFor({ timeout: withinMs });
    return true;
  } catch {
    return false;
  }
}

/** What an element says to eyes and to screen readers; undefined where it is not there, or says nothing. */
export async function saying(page: Page, selector: string): Promise<string | undefined> {
  const element = page.locator(selector).first();
  try {
    const [text, label] = await Promise.all([
      element.innerText({ timeout: lookMs }),
      element.getAttribute('aria-label', { timeout: lookMs }),
    ]);
    return `${label ?? ''} ${text}`.trim() || undefined;
  } catch {
    // The page may be on its way to another one, where the element is looked for again.
    return undefined;
  }
}

/** The first words of a page; empty where it is blank. */
export async function wordsOf(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: lookMs })
    .catch(() => '');
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
}

/** How the page looks, for the report. Answers the picture's path; undefined where the browser cannot take one. */
export async function takePicture(
  page: Page,
  { pictures }: Session,
  names: string[],
): Promise<string | undefined> {
  const name = names.join('-').replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const file = path.join(pictures, `${name}.png`);
  mkdirSync(pictures, { recursive: true });
  try {
    await page.screenshot({ path: file, timeout: 5000 });
    return file;
  } catch {
    // A page whose fonts hang has no picture, and its row tells what was seen.
    return undefined;
  }
}
