import * as z from 'zod/mini';

const version = z.string().check(z.regex(/^[\w.-]+$/));

/** What the shop has set for a remote, whichever version of it is live. */
const settings = {
  /** `false` switches server rendering off: the browser renders this remote alone. */
  serverRender: z._default(z.boolean(), true),
  /** How long a page may take on the server before the browser takes over, in milliseconds. */
  deadlineMs: z._default(z.int(), 800),
};

/**
 * `registry.json`: which version of the shell and of every remote is live. Written atomically by a release, read by
 * every running host. The rest of what a host must know travels with the release itself (`release.json`).
 */
export const registrySchema = z.object({
  /** Grows by one with every change. */
  revision: z.int(),
  releases: z.record(
    z.string(),
    z.object({
      version,
      ...settings,
      /** A version that some visitors get in place of the live one, which it is compared with. */
      canary: z.optional(
        z.object({
          version,
          /** Of a hundred visitors. With 0 only those get it whose cookie `kashi-canary` names this remote. */
          percent: z.int().check(z.gte(0), z.lte(99)),
        }),
      ),
    }),
  ),
  /** The settings of remotes that were taken out of the shop, for when they come back. */
  retired: z.optional(z.record(z.string(), z.object(settings))),
  /** By `name@version`, the hash of each `release.json` that the store holds (`sha256-…`), until it is pruned. */
  integrity: z.optional(z.record(z.string(), z.string())),
  /** By `name@pr-12`, the version that was last uploaded under that name. */
  names: z.optional(z.record(z.string(), version)),
  /** The history's last lines, which go live with the registry by one write and are history when it changes again. */
  last: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** Ed25519 over everything else, base64; a host that knows the key follows nothing without it. */
  signature: z.optional(z.string()),
});

export type Registry = z.infer<typeof registrySchema>;
export type RegistryEntry = Registry['releases'][string];
/** Some of what the shop has set for a remote. */
export type RegistrySettings = Partial<Pick<RegistryEntry, keyof typeof settings>>;

/** Of a shop where nothing was ever released. */
export const emptyRegistry: Registry = { revision: 0, releases: {} };
