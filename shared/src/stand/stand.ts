/** What can be looked at of one remote, where it stands alone. */
export interface Stand {
  remote: string;
  /** Where the list of it is: `/stand`. */
  path: string;
  /** The addresses of its pages. */
  visits: string[];
  examples: StandExample[];
}

/** A fragment with the props that somebody shows it with. */
export interface StandExample {
  /** `<remote>/<fragment>`. */
  fragment: string;
  props: object;
  /** The remote that counts on it; null: nobody has said what it shows it with. */
  consumer: string | null;
}
