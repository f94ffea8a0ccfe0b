/** The content of the playground: one remote's pages and fragments, shown without the rest of the shop. */
export interface Playground {
  remote: string;
  /** The path of the list: `/playground`. */
  path: string;
  /** The addresses of its pages. */
  visits: string[];
  examples: PlaygroundExample[];
}

/** A fragment with the props of one consumer. */
export interface PlaygroundExample {
  /** `<remote>/<fragment>`. */
  fragment: string;
  props: object;
  /** The remote that shows the fragment; null if no expectation names the fragment. */
  consumer: string | null;
}
