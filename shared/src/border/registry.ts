import * as z from 'zod/mini';

const version = z.string().check(z.regex(/^[\w.-]+$/));

/** The shop's settings for a remote, whichever version is live. */
const settings = {
  /** `false` turns server rendering off: only the browser renders this remote. */
  serverRender: z._default(z.boolean(), true),
  /** The deadline of a page on the server, in milliseconds; after it the browser takes over. */
  deadlineMs: z._default(z.int(), 800),
};

/**
 * `registry.json`: the live versions of the shell and of every remote. Releases write it atomically, and every running host reads
 * it. Everything else that a host must know is in the release itself (`release.json`).
 */
export const registrySchema = z.object({
  /** Grows by one with every change. */
  revision: z.int(),
  releases: z.record(
    z.string(),
    z.object({
      version,
      ...settings,
      /** A version that some visitors get instead of the live one, with which it is compared. */
      canary: z.optional(
        z.object({
          version,
          /** The percentage of visitors. At 0 only visitors whose cookie `kashi-canary` names this remote get it. */
          percent: z.int().check(z.gte(0), z.lte(99)),
        }),
      ),
    }),
  ),
  /** The settings of retired remotes, for their return. */
  retired: z.optional(z.record(z.string(), z.object(settings))),
  /** The hash of each stored `release.json` (`sha256-…`), by `name@version`, until the release is pruned. */
  integrity: z.optional(z.record(z.string(), z.string())),
  /** The version last uploaded under a name, by `name@pr-12`. */
  names: z.optional(z.record(z.string(), version)),
  /**
   * The last lines of the history: they go live with the registry in one write, and are appended to the history by the next
   * change.
   */
  last: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** Ed25519 over all other fields, base64; a host with the public key follows only a signed registry. */
  signature: z.optional(z.string()),
});

export type Registry = z.infer<typeof registrySchema>;
export type RegistryEntry = Registry['releases'][string];
/** Some of the shop's settings for a remote. */
export type RegistrySettings = Partial<Pick<RegistryEntry, keyof typeof settings>>;

/** The registry before the first release. */
export const emptyRegistry: Registry = { revision: 0, releases: {} };
