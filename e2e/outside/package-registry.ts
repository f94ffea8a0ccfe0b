import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runServer } from 'verdaccio';
import { quietly } from '../../tools/running/run.ts';

const kept = path.resolve(import.meta.dirname, '../older-packages');
const [archive = ''] = globSync('packages-*.tar', { cwd: kept });

/** The version of the packages of before. */
export const versionBefore = archive.slice('packages-'.length, -'.tar'.length);

export interface PackageRegistry {
  url: string;
  /** Publishes the packages of this checkout, as the platform does. */
  publishesToday(): Promise<void>;
  close(): void;
}

/** An npm registry of this run alone, with the kept packages of an earlier version and nothing else: the rest comes from where it always does. */
export async function openPackageRegistry(): Promise<PackageRegistry> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-registry-'));
  const everybody = { access: ['$all'], publish: ['$all'] };
  const server = (await runServer({
    storage: path.join(folder, 'storage'),
    configPath: path.join(folder, 'config.yaml'),
    self_path: folder,
    uplinks: {},
    packages: { '@kashi/*': everybody, 'create-kashi-remote': everybody },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
    max_body_size: '10mb',
  })) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;

  await publishKept(url, path.join(folder, 'kept'));
  return {
    url,
    async publishesToday() {
      const publish = ['tools/packages/packages.ts', 'publish', '--registry', url];
      const { code, output } = await quietly(process.execPath, publish);
      if (code !== 0) throw new Error(output);
    },
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Publishes the tarballs of `e2e/older-packages` as they were packed. */
async function publishKept(registry: string, folder: string): Promise<void> {
  mkdirSync(folder);
  execFileSync('tar', ['-xf', path.join(kept, archive), '-C', folder]);
  for (const file of globSync('*.tgz', { cwd: folder })) {
    await publish(registry, path.join(folder, file));
  }
}

/** By npm's own protocol, since npm wants an account for it and this registry has none. */
async function publish(registry: string, tarball: string): Promise<void> {
  const manifest = JSON.parse(
    execFileSync('tar', ['-xzOf', tarball, 'package/package.json']).toString(),
  ) as { name: string; version: string };
  const { name, version } = manifest;
  const content = readFileSync(tarball);
  const file = `${name}-${version}.tgz`;
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  const dist = { integrity, tarball: `${registry}${name}/-/${file}` };
  const answer = await fetch(registry + encodeURIComponent(name), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      _id: name,
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist } },
      _attachments: {
        [file]: {
          content_type: 'application/octet-stream',
          data: content.toString('base64'),
          length: content.length,
        },
      },
    }),
  });
  if (!answer.ok) throw new Error(`${name} cannot be published: ${await answer.text()}`);
}
