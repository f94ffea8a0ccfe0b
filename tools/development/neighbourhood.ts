/** The surroundings of a remote in development. */
export interface Neighbourhood {
  /** One sentence for the developer: what stands there. */
  description: string;
  /** The address of its API. */
  apiUrl: string;
  /** The releases folder with the remote's live neighbours; null: there are no neighbours. */
  neighbours: string | null;
  /** Builds of this checkout for remotes without a release there, as folders with a `release.json`. */
  builds: string[];
  /** Resolves when it is gone by itself. */
  ended: Promise<void>;
  stop(): Promise<void>;
}
