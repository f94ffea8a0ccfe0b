/** The host's data about the parts of a page for the inspector; in the boot data only with `?xray`. */
export interface XrayData {
  /** By the name of the remote, or of the shell. */
  releases: Record<string, XrayRelease>;
  /** The server's time for each `<remote>/<page or fragment>`, in milliseconds. */
  serverMs: Record<string, number>;
  /** The server's error for each of them, with file and line of the source. */
  serverErrors?: Record<string, string>;
}

export interface XrayRelease {
  version: string;
  team: string;
  /** The reason why this visitor got this version. */
  arm: 'live' | 'canary' | 'overridden';
}
