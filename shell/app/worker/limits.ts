/** What a browser keeps of the shop, and for how long (R45). */
export const limits = {
  /** The pages seen last. */
  pages: 30,
  /** Documents, code, style, letters and pictures together: 12 MB, uncompressed. */
  bytes: 12 * 1024 * 1024,
  /** Of each page, those that were seen. */
  picturesOfPage: 12,
  /** Older pages are not shown, and go: seven days. */
  ageMs: 7 * 24 * 60 * 60 * 1000,
  /** A page that was kept within this time is not asked for again. */
  freshMs: 60 * 60 * 1000,
  /** The time for keeping one page. */
  turnMs: 60 * 1000,
  /** The network's time to answer before a kept page is shown in its place, in seconds. */
  patienceSeconds: 4,
} as const;
