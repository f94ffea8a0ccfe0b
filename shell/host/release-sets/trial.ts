/** A running canary, and the live version that it is compared with. */
export interface Trial {
  /** The name of a remote, or of the shell. */
  name: string;
  canary: string;
  predecessor: string;
  /** The percentage of visitors who get it. */
  percent: number;
}
