import * as z from 'zod/mini';

const files = z.array(z.string());
/** `{ react: '19.3.1' }`, or with a range in place of the version. */
const byLibrary = z.record(z.string(), z.string());
/** Said to the team that has written the release's `src/remote.ts` or an expectation. */
const beginsWith = (start: string) => `should begin with ${start}`;
const likeFragment = 'should be like mf-product/card';
const integrity = z.string().check(z.regex(/^sha(256|384|512)-/));

/**
 * A remote's expectation of another remote's fragment, stored beside the consumer's code as `expectations/<name>.json`. The gate
 * renders the fragment on the server with these props.
 */
export const expectationSchema = z.object({
  /** `<remote>/<fragment>`. */
  fragment: z.string(likeFragment).check(z.regex(/^mf-[a-z-]+\/[a-z-]+$/, likeFragment)),
  props: z.record(z.string(), z.unknown()),
  /** Pieces of text or HTML that the fragment must contain. */
  shows: files.check(z.minLength(1)),
});

const place = z.optional(z.number());
const menuEntrySchema = z.object({
  path: z.optional(z.string().check(z.startsWith('/', beginsWith('/')))),
  title: z.string().check(z.minLength(1)),
  icon: z.optional(z.string()),
  in: z.object({ customer: place, account: place, help: place, shop: place, drawer: place }),
  newTab: z.optional(z.boolean()),
});

/**
 * `release.json`: the manifest of a build of the shell or of a remote. The build writes it, it stays with the files, and the host
 * reads nothing else before it serves or evaluates them.
 */
export const releaseManifestSchema = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
  /** The package's version with the first eight digits of the content's hash: equal content has an equal version. */
  version: z.string().check(z.regex(/^[\w.-]+$/)),
  /** The number of the remotes' contract; for the shell, the highest that its browser code accepts. */
  contract: z.int(),
  /** The number of the wire to the host, for the shell only. Absent: 1. */
  wire: z.optional(z.int()),
  /** The responsible team. */
  team: z.optional(z.string().check(z.regex(/^[\w .-]+$/))),
  /** The browser's entry: a remote's container, or the shell's start-up module. */
  entry: z.string(),
  /** The files that each exposed module, such as `pages/home`, needs at once, relative to `web`. */
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
            path: z.string().check(z.startsWith('/', beginsWith('/'))),
            as: z.enum(['guest', 'customer', 'newcomer']),
            onPhone: z.optional(z.boolean()),
            leadsTo: z.optional(z.string()),
          }),
        ),
      ),
      reads: z.optional(z.array(z.string().check(z.startsWith('/v1/', beginsWith('/v1/'))))),
    }),
  ),
  /** Paths that were given up on purpose. */
  gone: z.optional(files),
  fragments: files,
  /** The type of each fragment's props, as TypeScript's text, for `kashi types`. Older releases, and builds of another kind, have none. */
  fragmentProps: z.optional(z.record(z.string(), z.string())),
  /** The fonts of the first paint, for the shell only. */
  preloadFonts: z.optional(files),
  /** The file of the worker that browsers install, for the shell only. Older shells have none. */
  worker: z.optional(z.string()),
  /** The libraries that it lends to remotes, with their built-in versions, for the shell only. */
  lends: z.optional(byLibrary),
  /** The accepted versions of lent libraries, for a remote only. Older releases have them in `mf-manifest.json`. */
  needs: z.optional(byLibrary),
  /** The same for the kit that it was built with. */
  kitNeeds: z.optional(byLibrary),
  /** The remote's expectations of other remotes' fragments. */
  expects: z.optional(z.array(expectationSchema)),
  /** Subresource integrity of every file of the `web` folder: `sha256-…`. */
  integrity: z.record(z.string(), integrity),
  /**
   * Whether the entry contains the hashes of the style sheets that `modules` does not name, so that documents need not. Older
   * releases, and the shell, leave these hashes to the document.
   */
  entryHasLateStyles: z.optional(z.boolean()),
  /** The integrity of `node/server.cjs`. */
  serverIntegrity: integrity,
  /** The same for the source maps in the `maps` folder, such as `web/5e6b45.js.map`: stored with the release, but not served. */
  maps: z.optional(z.record(z.string(), integrity)),
  /** The same for `recorded.json`, the API's recorded answers with which a gate examines the pages. Older releases have none. */
  recordedIntegrity: z.optional(integrity),
});

export type Expectation = z.infer<typeof expectationSchema>;
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;
export type ModuleFiles = ReleaseManifest['modules'][string];
