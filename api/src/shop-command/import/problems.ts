import type { PictureFault } from '../../pictures/picture-fault.ts';

/** Where a problem of a file of goods is: a line of a CSV file, or an object of a JSON list. */
export interface Place {
  kind: 'line' | 'item';
  number: number;
}

/** What is wrong with a cell. */
export type WrongCell =
  | { is: 'not-whole'; least: number; most: number }
  | { is: 'too-long'; most: number }
  | { is: 'comma' }
  | { is: 'no-color' }
  | { is: 'no-moment' };

/** What is wrong with a row or with the file; `columns` are those of the file, in English as they stand there. */
export type Fault =
  | { is: 'unknown-column'; column: string }
  | { is: 'nameless-column'; number: number }
  | { is: 'column-twice'; column: string }
  | { is: 'spec-column'; column: string }
  | { is: 'too-many-specs'; most: number }
  | { is: 'no-rows' }
  | { is: 'no-list' }
  | { is: 'no-object' }
  | { is: 'unread'; why: string }
  | { is: 'cell'; column: string; wrong: WrongCell }
  | { is: 'nameless' }
  | { is: 'unknown-product'; id: number }
  | { is: 'several-products' }
  | { is: 'missing'; column: string }
  | { is: 'missing-of-new'; column: string }
  | { is: 'shelf-without-subgroup' }
  | { is: 'which-group'; subgroup: string }
  | { is: 'variant-twice'; variant: string }
  | { is: 'which-variant' }
  | { is: 'variant-nameless' }
  | { is: 'unknown-variant'; variant: string }
  | { is: 'stock-gone'; present: number }
  | { is: 'two-values'; spec: string }
  | { is: 'two-cells'; column: string }
  | { is: 'some-by-call' }
  | { is: 'discount-order' }
  | { is: 'picture'; source: string; why: PictureFault }
  | { is: 'too-many-pictures'; most: number }
  | { is: 'too-many-pictures-in-file'; most: number }
  | { is: 'more-texts-than-pictures' };

/** A problem of an import, with its place; null for the file as a whole. */
export interface Problem {
  place: Place | null;
  fault: Fault;
}
