import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runServer } from 'verdaccio';
import { quietly } from '../../tools/run.ts';

export interface PackageRegistry {
  url: string;
  close(): void;
}

/** An npm registry of this run alone, with the packages of this checkout and nothing else: the rest comes from where it always does. */
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
  })) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;

  const publish = ['tools/packages/packages.ts', 'publish', '--registry', url];
  const { code, output } = await quietly(process.execPath, publish);
  if (code !== 0) throw new Error(output);
  return {
    url,
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
