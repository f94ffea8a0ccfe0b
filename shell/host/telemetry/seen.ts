import type { Outcome, Work } from './observed.ts';

/** A piece of work in a trace; times are milliseconds since 1970. */
export interface Piece {
  work: Work;
  outcome: Outcome;
  endedAt: number;
  /** The release, `name@version`. */
  release: string;
  team: string;
}

/** The trace of one request for a page. */
export interface Seen {
  /** The page's name, or the shell's; never an address, which may identify a person's order. */
  page: string;
  status: number;
  startedAt: number;
  endedAt: number;
  pieces: readonly Piece[];
}
