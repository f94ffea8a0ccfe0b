/** A canary that is on, and the live version that it is compared with. */
export interface Trial {
  /** A remote's name, or the shell's. */
  name: string;
  canary: string;
  predecessor: string;
  /** How many of a hundred visitors get it. */
  percent: number;
}
