import * as z from 'zod/mini';

const files = z.array(z.string());
/** `{ react: '19.3.1' }`, or a range in the version's place. */
const byLibrary = z.record(z.string(), z.string());
const integrity = z.string().check(z.regex(/^sha(256|384|512)-/));

/**
 * What a remote counts on where it shows another one's fragment, written down beside its own code as
 * `expectations/<name>.json`. The gate renders the fragment on the server with these props.
 */
export const expectationSchema = z.object({
  /** `<remote>/<fragment>`. */
  fragment: z.string().check(z.regex(/^mf-[a-z-]+\/[a-z-]+$/)),
  props: z.record(z.string(), z.unknown()),
  /** Pieces of text or HTML that have to be in it. */
  shows: files.check(z.minLength(1)),
});

const place = z.optional(z.number());
const menuEntrySchema = z.object({
  path: z.optional(z.string().check(z.startsWith('/'))),
  title: z.string().check(z.minLength(1)),
  icon: z.optional(z.string()),
  in: z.object({ customer: place, account: place, help: place, shop: place, drawer: place }),
  newTab: z.optional(z.boolean()),
});

/**
 * `release.json`: what a build of the shell or of a remote says about itself. It is written by the build, travels with
 * the files, and is all that the host reads before it serves or evaluates them.
 */
export const releaseManifestSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  /** The package's version and the first eight digits of its content's hash: equal content, equal version. */
  version: z.string().check(z.regex(/^[\w.-]+$/)),
  /** The remotes' contract that it speaks; of the shell, the highest that its browser code takes. */
  contract: z.int(),
  /** The wire to the host that it speaks; the shell's only. Nothing said: 1. */
  wire: z.optional(z.int()),
  /** Who answers for it. */
  team: z.optional(z.string().check(z.regex(/^[\w .-]+$/))),
  /** The browser's entry: a remote's container, or the shell's start-up module. */
  entry: z.string(),
  /** By exposed name without its dot, such as `pages/home`: the files that it needs at once, relative to `web`. */
  modules: z.record(z.string(), z.object({ js: files, css: files })),
  routes: z.array(
    z.object({
      page: z.string(),
      paths: files,
      audience: z.enum(['everyone', 'visitor']),
      access: z.optional(z.enum(['anyone', 'customer'])),
      role: z.optional(z.string()),
      menu: z.optional(z.array(menuEntrySchema)),
      fragments: files,
      examples: z.optional(
        z.array(
          z.object({
            path: z.string().check(z.startsWith('/')),
            as: z.enum(['guest', 'customer', 'newcomer']),
            onPhone: z.optional(z.boolean()),
            leadsTo: z.optional(z.string()),
          }),
        ),
      ),
      reads: z.optional(z.array(z.string().check(z.startsWith('/v1/')))),
    }),
  ),
  /** Paths that were answered before and are given up on purpose. */
  gone: z.optional(files),
  fragments: files,
  /** Fonts that the first paint needs; the shell's only. */
  preloadFonts: z.optional(files),
  /** What it lends to remotes, by library, with the version that it was built with; the shell's only. */
  lends: z.optional(byLibrary),
  /** Which versions of what it is lent will do, by library, a remote's only. Older releases say it in `mf-manifest.json`. */
  needs: z.optional(byLibrary),
  /** The same of the kit that it was built with. */
  kitNeeds: z.optional(byLibrary),
  /** What this remote counts on in other remotes' fragments. */
  expects: z.optional(z.array(expectationSchema)),
  /** Subresource integrity of every file of the `web` folder: `sha256-…`. */
  integrity: z.record(z.string(), integrity),
  /** The same of `node/server.cjs`. */
  serverIntegrity: integrity,
  /** The same of the source maps in the `maps` folder, `web/5e6b45.js.map`: in the store with the release, served to nobody. */
  maps: z.optional(z.record(z.string(), integrity)),
  /** The same of `recorded.json`, what the API answers its pages where a gate looks at them. Releases of before have none. */
  recordedIntegrity: z.optional(integrity),
});

export type Expectation = z.infer<typeof expectationSchema>;
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
export type ModuleFiles = ReleaseManifest['modules'][string];
