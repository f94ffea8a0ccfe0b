import type { Page } from 'playwright-core';
import { firstPaint } from '../browser/first-paint.ts';
import { stands, wordsOf } from '../browser/seeing.ts';
import { patienceMs, type Session } from '../browser/session.ts';
import type { Part } from '../map/parts-of.ts';
import type { Fault } from '../report/row.ts';

/** Whether all these parts stand in time, before the eyes of a shopper; else which do not. */
export async function allStand(
  session: Session,
  page: Page,
  parts: Part[],
): Promise<Fault | undefined> {
  // A style that is not there yet holds the paint of elements that have their places already.
  const [paintedAt, absent] = await Promise.all([
    firstPaint(page, patienceMs(session)),
    absentOf(session, page, parts),
  ]);
  if (absent.length === 0 && paintedAt !== undefined) return undefined;
  const words = await wordsOf(page);
  const isBlank = paintedAt === undefined || words === '';
  return {
    expected: `${listOf(absent.length > 0 ? absent : parts)} to stand within ${session.map.within} s`,
    seen: isBlank ? 'a blank page' : `nothing there; the page begins with “${words}”`,
  };
}

/** Which of these parts do not stand in time. */
export async function absentOf(session: Session, page: Page, parts: Part[]): Promise<Part[]> {
  const standing = await Promise.all(
    parts.map(({ selector }) => stands(page, selector, patienceMs(session))),
  );
  return parts.filter((_, at) => !standing[at]);
}

function listOf(parts: Part[]): string {
  return parts.map(({ name, team, selector }) => `${name} of ${team} (${selector})`).join(', ');
}
