/** What the host tells of the parts of a page to those who may look through it; in the boot data, for `?xray` alone. */
export interface XrayData {
  /** By remote's name, the shell's too. */
  releases: Record<string, XrayRelease>;
  /** By `<remote>/<page or fragment>`, how long the server worked at it, in milliseconds. */
  serverMs: Record<string, number>;
  /** In the same way, what it has failed with, by file and line of the source. */
  serverErrors?: Record<string, string>;
}

export interface XrayRelease {
  version: string;
  team: string;
  /** Why this visitor has got this version. */
  arm: 'live' | 'canary' | 'overridden';
}
