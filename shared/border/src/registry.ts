import * as z from 'zod/mini';

const version = z.string().check(z.regex(/^[\w.-]+$/));

/** The shop's settings for a remote, whichever version is live. */
const settings = {
  /** `false` turns server rendering off: only the browser renders this remote. */
  serverRender: z._default(z.boolean(), true),
  /** The deadline of a page on the server, in milliseconds; after it the browser takes over. */
  deadlineMs: z._default(z.int(), 800),
};

/** A key with which a team signs, see `keyring`. */
const teamKey = z.object({
  /** Ed25519, SPKI in base64. */
  publicKey: z.string(),
  /** The remotes, or `shell`, whose versions and switches may be changed with the key. */
  moves: z.array(z.string()),
  /** Whether the key may take back any canary and do nothing else: the key of hosts that judge canaries. */
  withdraws: z.boolean(),
});

/** The signature over everything that the registry says of one name, see `signed`. */
const nameSignature = z.object({
  /** Grows by one with every change of what is said of the name. */
  revision: z.int(),
  /** The name of the key in the keyring, or `shop` for the shop's own. */
  key: z.string(),
  signature: z.string(),
  /** The canary that was in the registry when its team signed, and was taken back by a key that withdraws. */
  withdrawn: z.optional(
    z.object({
      canary: z.unknown(),
      key: z.string(),
      signature: z.string(),
    }),
  ),
});

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
          /** The registry's revision with which these visitors began to get it: figures are counted from then on. */
          since: z.optional(z.int()),
          /** Whether hosts show it to more visitors, and make it live, when it has done well for long enough. */
          promotes: z.optional(z.boolean()),
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
  /** The teams' own keys by their names, signed with the shop's key. Where there is a keyring, `signed` replaces `signature`. */
  keyring: z.optional(
    z.object({
      /** Grows by one with every change of the keys. */
      revision: z.int(),
      keys: z.record(z.string(), teamKey),
      signature: z.string(),
    }),
  ),
  /** A signature for each name: the shell, and every remote that the registry says anything of. */
  signed: z.optional(z.record(z.string(), nameSignature)),
});

export type Registry = z.infer<typeof registrySchema>;
export type Keyring = NonNullable<Registry['keyring']>;
export type TeamKey = Keyring['keys'][string];
export type NameSignature = NonNullable<Registry['signed']>[string];
export type RegistryEntry = Registry['releases'][string];
/** Some of the shop's settings for a remote. */
export type RegistrySettings = Partial<Pick<RegistryEntry, keyof typeof settings>>;

/** The registry before the first release. */
export const emptyRegistry: Registry = { revision: 0, releases: {} };
