/** What is around a remote that is being worked on. */
export interface Neighbourhood {
  /** One sentence for the developer: what stands there. */
  description: string;
  /** Where its API answers. */
  apiUrl: string;
  /** The releases folder whose live versions stand around the remote; null: nobody does. */
  neighbours: string | null;
  /** Builds of this checkout for what nobody has released there, as folders with a `release.json`. */
  builds: string[];
  /** Resolves when it is gone by itself. */
  ended: Promise<void>;
  stop(): Promise<void>;
}
