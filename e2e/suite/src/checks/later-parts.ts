import type { Page } from 'playwright-core';
import { stands } from '../browser/seeing.ts';
import { patienceMs, type Session } from '../browser/session.ts';
import type { PageMap } from '../map/shop-map.ts';
import type { Fault } from '../report/row.ts';

/** Whether each of these parts comes with its press; else the first that does not. */
export async function laterFault(
  session: Session,
  page: Page,
  later: PageMap['later'],
): Promise<Fault | undefined> {
  for (const { press, see } of later) {
    const expected = `${see} to stand after a press on ${press}`;
    try {
      await page.locator(press).filter({ visible: true }).first().click();
    } catch (error) {
      return { expected, seen: (error as Error).message.split('\n')[0] ?? '' };
    }
    if (!(await stands(page, see, patienceMs(session)))) return { expected, seen: 'nothing there' };
  }
  return undefined;
}
