import type { Page } from 'playwright-core';
import type { Part } from '../map/parts-of.ts';
import type { Fault } from '../report/row.ts';

/** Whether the parts named `picture` are more than an empty frame; else the first that is one. */
export async function pictureFault(page: Page, parts: Part[]): Promise<Fault | undefined> {
  for (const { name, team, selector } of parts) {
    if (name !== 'picture') continue;
    const picture = page.locator(selector).filter({ visible: true }).first();
    const isEmpty = await picture.evaluate(
      (element) => element instanceof HTMLImageElement && element.naturalWidth === 0,
    );
    if (isEmpty) {
      return { expected: `the picture of ${team} (${selector})`, seen: 'an empty frame' };
    }
  }
  return undefined;
}
