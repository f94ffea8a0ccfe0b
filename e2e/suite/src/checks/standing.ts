import type { Page } from 'playwright-core';
import { stands, wordsOf } from '../browser/seeing.ts';
import { patienceMs, type Session } from '../browser/session.ts';
import type { Part } from '../map/parts-of.ts';
import type { Fault } from '../report/row.ts';

/** Whether all these parts stand in time; else which do not. */
export async function allStand(
  session: Session,
  page: Page,
  parts: Part[],
): Promise<Fault | undefined> {
  const { within } = session.map;
  const standing = await Promise.all(
    parts.map(({ selector }) => stands(page, selector, patienceMs(session))),
  );
  const absent = parts.filter((_, at) => !standing[at]);
  if (absent.length === 0) return undefined;
  const words = await wordsOf(page);
  return {
    expected: `${listOf(absent)} to stand within ${within} s`,
    seen: words === '' ? 'a blank page' : `nothing there; the page begins with “${words}”`,
  };
}

function listOf(parts: Part[]): string {
  return parts.map(({ name, team, selector }) => `${name} of ${team} (${selector})`).join(', ');
}
