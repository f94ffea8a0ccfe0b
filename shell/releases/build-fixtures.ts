import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { integrityOf } from '@kashi/build/release/integrity';
import type { ReleaseManifest } from '@kashi/border/release';
import { contractVersion } from '@kashi/border/remote-contract';
import { wireVersion } from '@kashi/border/shell-wire';

export interface BuildWish {
  /** Fields of the manifest that differ from a good build's. */
  says?: Partial<ReleaseManifest>;
  /** The `web` files by name; by default the entry and the page's module. */
  web?: Record<string, string>;
  server?: string;
  /** The libraries that it asks of the shell, in the form from before `needs`. */
  wants?: Record<string, string>;
}

/** The folder of a remote's build with one page and one fragment; it passes every gate except for the given differences. */
export function aBuildFolder({ says = {}, web = {}, server, wants = {} }: BuildWish = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const shared = Object.entries(wants).map(([name, requiredVersion]) => ({
    name,
    requiredVersion,
  }));
  const files = {
    'entry.js': 'entry',
    'hello.js': '"mf-x-title-ab12"',
    'hello.css': '.mf-x-title-ab12{}',
    'mf-manifest.json': JSON.stringify({ shared }),
    ...web,
  };
  const routes = says.routes ?? [
    {
      page: 'hello',
      paths: ['/hello'],
      audience: 'everyone',
      examples: [{ path: '/hello', as: 'guest' }],
      fragments: [],
    },
  ];
  const fragments = says.fragments ?? ['badge'];
  const code =
    server ?? serverCode({ routes, fragments, ...(says.contract && { contract: says.contract }) });

  mkdirSync(path.join(folder, 'web'));
  mkdirSync(path.join(folder, 'node'));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, 'web', name), content);
  }
  writeFileSync(path.join(folder, 'node/server.cjs'), code);
  const module = { js: ['hello.js'], css: ['hello.css'] };
  const manifest: ReleaseManifest = {
    name: 'mf-x',
    version: '1',
    contract: contractVersion,
    ...(says.name === 'shell' && { wire: wireVersion }),
    entry: 'entry.js',
    modules: { 'pages/hello': module, 'fragments/badge': module },
    routes,
    fragments,
    integrity: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, integrityOf(text)]),
    ),
    serverIntegrity: integrityOf(code),
    ...says,
  };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(manifest));
  return folder;
}

export function serverCode({
  routes = [] as object[],
  fragments = ['badge'],
  contract = contractVersion,
}) {
  return `exports.entry = {
    contract: ${contract},
    routes: ${JSON.stringify(routes)},
    fragments: ${JSON.stringify(fragments)},
    renderFragment: async (name, { props }) => '<b class="mf-x-title-ab12">' + props.count + '</b>',
  };`;
}
