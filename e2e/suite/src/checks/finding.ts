import type { Page } from 'playwright-core';
import { takePicture } from '../browser/seeing.ts';
import type { Session } from '../browser/session.ts';
import type { Fault, NotChecked, Row } from '../report/row.ts';

interface Subject {
  check: string;
  team: string;
  /** The page's name in the map. */
  page?: string;
}

/** Why a page's title and price are not looked for. */
export const noKnownParts =
  'no `title` and no `price` in `pages.*.parts.*` that stands on a healthy page of the team';

/** Why the rest of a page is not looked for. */
export const noOtherParts = 'no part of another team in `pages.*.parts`, for a page of the team';

/** A row that has passed, or that has failed by a fault, with a picture of the page. */
export async function finding(
  session: Session,
  page: Page,
  subject: Subject,
  fault: Fault | undefined,
): Promise<Row> {
  if (!fault) return { ...subject, result: 'passed' };
  const { check, team, page: name } = subject;
  const names = [check, team, ...(name ? [name] : [])];
  const screenshot = await takePicture(page, session, names);
  return { ...subject, result: 'failed', ...fault, ...(screenshot && { screenshot }) };
}

/** A row about what the map, or the shop, did not let the suite check. */
export function notChecked(subject: Subject, missing: string): NotChecked {
  return { ...subject, result: 'not checked', missing };
}

/** The rows of a check. A check that comes to no end, because the shop does something unforeseen, has failed. */
export async function attempt(subject: Subject, work: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await work();
  } catch (error) {
    const [seen = ''] = (error as Error).message.split('\n');
    return [{ ...subject, result: 'failed', expected: 'the check to come to its end', seen }];
  }
}
