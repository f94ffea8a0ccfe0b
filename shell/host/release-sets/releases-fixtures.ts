import type { KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@kashi/build/release/integrity';
import type { PageRoute } from '@kashi/border/pages/page-route';
import type { ReleaseManifest } from '@kashi/border/release';
import { contractVersion } from '@kashi/border/remote-contract';
import { wireVersion } from '@kashi/border/shell-wire';
import { signatureOver } from '../../releases/keys/signed-text.ts';

interface Wish {
  text?: string;
  /** The code of the page's render; it can use `write`, `fetch` and `host`. */
  render?: string;
  /** The code of its fragment `badge`. */
  badge?: string;
  /** Code that runs when the host takes the release up. */
  evaluated?: string;
  /** The hash of the server's file, if it should be wrong. */
  integrity?: string;
  contract?: number;
  /** The shell's number of the wire. */
  wire?: number;
  /** The path of the page. */
  path?: string;
  /** What else is known of the page. */
  route?: Pick<PageRoute, 'access' | 'role'>;
  /** The content of the browser's file; '' leaves the file out. */
  web?: string;
  /** The content of its compressed form, if it has one. */
  packed?: string;
  /** The algorithm of its hashes. */
  algorithm?: string;
  /** The ranges of the libraries that the remote wants. */
  needs?: Record<string, string>;
  /** The code of the shell's worker; without it the shell has none. */
  worker?: string;
}

interface RegisterWish {
  deadlineMs?: number;
  revision?: number;
  /** Signs the registry, with the releases in their present state. */
  key?: KeyObject;
}

const webFile = 'hello';

/** The longest deadline that a registry may set: a busy machine makes no page late, unless a test wants a late one. */
const patientMs = 10_000;

/** A releases folder of its own, as release commands leave it. */
export function releasesFolder() {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const folder = path.join(dataFolder, 'releases');

  return {
    /** The value for `KASHI_DATA`. */
    dataFolder,
    folder,
    /** Uploads a release whose page `hello` renders `text`, or runs `render`. */
    upload(name: string, version: string, wish: Wish = {}) {
      const {
        text = version,
        render,
        badge = `return 'badge'`,
        evaluated = '',
        integrity = '',
        contract = contractVersion,
        wire = wireVersion,
        web = webFile,
        packed,
        algorithm,
        worker,
        needs,
        path: at = '/hello',
        route = {},
      } = wish;
      const rendered = render ?? `write('${text}')`;
      const code =
        name === 'shell'
          ? `${shellCode(contract)};${evaluated}`
          : `${evaluated};${remoteCode(rendered, contract, badge)}`;
      const release = path.join(folder, name, version);
      mkdirSync(path.join(release, 'node'), { recursive: true });
      writeFileSync(path.join(release, 'node/server.cjs'), code);
      mkdirSync(path.join(release, 'web'), { recursive: true });
      if (web) writeFileSync(path.join(release, 'web/hello.js'), web);
      if (packed) writeFileSync(path.join(release, 'web/hello.js.br'), brotliCompressSync(packed));
      if (worker) writeFileSync(path.join(release, 'web/worker.js'), worker);
      const manifest: ReleaseManifest = {
        name,
        version,
        contract,
        ...(worker && { worker: 'worker.js' }),
        ...(needs && { needs }),
        ...(name === 'shell' && { wire }),
        entry: 'entry.js',
        modules: { 'pages/hello': { js: ['hello.js'], css: ['hello.css'] } },
        routes:
          name === 'shell'
            ? []
            : [{ page: 'hello', paths: [at], audience: 'everyone', fragments: [], ...route }],
        fragments: ['badge'],
        integrity: {
          'hello.js': integrityOf(webFile, algorithm),
          ...(worker && { 'worker.js': integrityOf(worker, algorithm) }),
        },
        serverIntegrity: integrity || integrityOf(code, algorithm),
      };
      writeFileSync(path.join(release, 'release.json'), JSON.stringify(manifest));
    },
    register(
      versions: Record<string, string>,
      { deadlineMs = patientMs, revision = 1, key }: RegisterWish = {},
    ) {
      const releases = Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [name, { version, deadlineMs }]),
      );
      const file = path.join(folder, 'registry.json');
      const manifestOf = ([name, version]: [string, string]) =>
        readFileSync(path.join(folder, name, version, 'release.json'));
      const integrity = () =>
        Object.fromEntries(
          Object.entries(versions).map((entry) => [
            entry.join('@'),
            integrityOf(manifestOf(entry)),
          ]),
        );
      const registry = key
        ? signed({ revision, releases, integrity: integrity() }, key)
        : { revision, releases };
      writeFileSync(`${file}.new`, JSON.stringify(registry));
      renameSync(`${file}.new`, file);
    },
    remove: () => rmSync(dataFolder, { recursive: true }),
  };
}

const remoteCode = (rendered: string, contract: number, badge: string) => `
exports.entry = {
  contract: ${contract},
  routes: [],
  fragments: ['badge'],
  renderPage: async (page, { fetch, host }) => {
    const chunks = [];
    const write = (chunk) => chunks.push(chunk);
    ${rendered};
    return { kind: 'found', head: { title: 'Hello' }, data: {}, pipe: async (write) => write(chunks.join('')) };
  },
  renderWaiting: async () => ({ head: { title: 'waiting' }, html: 'waiting' }),
  renderFragment: async (name, { host }) => { ${badge} },
};`;

const shellCode = (contract: number) => `
exports.entry = {
  contract: ${contract},
  inlineScripts: ['theme()'],
  renderFrame: async () => ({ above: '<header></header>', below: '<footer></footer>' }),
  renderNotFound: async () => ({ title: 'Not found', html: 'not found' }),
  renderServiceError: async () => ({ title: 'Away', html: 'away' }),
  renderUnavailable: async () => ({ title: 'Unavailable', html: 'unavailable' }),
  renderEmptyPage: async () => '',
};`;

function signed(registry: object, key: KeyObject): object {
  return { ...registry, signature: signatureOver(registry, key) };
}
