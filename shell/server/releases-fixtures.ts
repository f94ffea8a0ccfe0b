import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseManifest } from '@kashi/shared/host/release';

const sri = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** A releases folder of its own, as a release command would leave it. */
export function releasesFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));

  return {
    folder,
    /** Uploads a release whose page `hello` renders `text`. */
    upload(name: string, version: string, { text = version, integrity = '', contract = 1 } = {}) {
      const code = name === 'shell' ? shellCode(contract) : remoteCode(text, contract);
      const release = path.join(folder, name, version);
      mkdirSync(path.join(release, 'node'), { recursive: true });
      writeFileSync(path.join(release, 'node/server.cjs'), code);
      const manifest: ReleaseManifest = {
        name,
        version,
        contract,
        entry: 'entry.js',
        modules: { 'pages/hello': { js: ['hello.js'], css: ['hello.css'] } },
        routes:
          name === 'shell'
            ? []
            : [{ page: 'hello', paths: ['/hello'], audience: 'everyone', fragments: [] }],
        fragments: ['badge'],
        integrity: { 'hello.js': 'sha384-hello' },
        serverIntegrity: integrity || sri(code),
      };
      writeFileSync(path.join(release, 'release.json'), JSON.stringify(manifest));
    },
    register(versions: Record<string, string>) {
      const releases = Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [name, { version }]),
      );
      const file = path.join(folder, 'registry.json');
      writeFileSync(`${file}.new`, JSON.stringify({ revision: 1, releases }));
      renameSync(`${file}.new`, file);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

const remoteCode = (text: string, contract: number) => `
exports.entry = {
  contract: ${contract},
  routes: [],
  fragments: ['badge'],
  renderPage: async () => ({ kind: 'found', head: { title: '${text}' }, data: {}, pipe: async (write) => write('${text}') }),
  renderWaiting: async () => ({ head: { title: 'waiting' }, html: 'waiting' }),
  renderFragment: async () => 'badge',
};`;

const shellCode = (contract: number) => `exports.entry = { contract: ${contract} };`;
