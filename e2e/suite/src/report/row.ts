/** What belongs to no team. */
export const wholeShop = 'the shop';

interface Subject {
  /** What was checked, as the table names it. */
  check: string;
  team: string;
  /** The page's name in the map. */
  page?: string;
}

interface Passed extends Subject {
  result: 'passed';
  /** What was measured, in words. */
  figure?: string;
  /** The measured factor, for the table. */
  factor?: number;
}

export interface Failed extends Subject {
  result: 'failed';
  expected: string;
  seen: string;
  /** The path of a picture of the page at that moment. */
  screenshot?: string;
}

export interface NotChecked extends Subject {
  result: 'not checked';
  /** The field of the map, or the circumstance, that was missing. */
  missing: string;
}

/** One finding: a check of one team on one page. */
export type Row = Passed | Failed | NotChecked;

/** What a failed check expected, and what it saw. */
export interface Fault {
  expected: string;
  seen: string;
}
