import type { Outcome, Work } from './observed.ts';

/** A piece of work as a trace shows it; times are milliseconds since 1970. */
export interface Piece {
  work: Work;
  outcome: Outcome;
  endedAt: number;
  /** `name@version`. */
  release: string;
  team: string;
}

/** What one request for a page came to. */
export interface Seen {
  /** The page's name, or the shell's; never an address, which may name a person's order. */
  page: string;
  status: number;
  startedAt: number;
  endedAt: number;
  pieces: readonly Piece[];
}
