import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHost } from '../../tools/shop-processes.ts';

interface Registry {
  revision: number;
  releases: Record<string, { version: string }>;
}

/**
 * Another host on the releases of the shop under test, whose registry a spec may change, and in front of a line to the
 * API that a spec may cut. The API behind it is the shop's own.
 */
export async function openSecondHost() {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'kashi-second-host-'));
  const releases = path.join(dataFolder, 'releases');
  const own = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e', 'releases');
  const registry = JSON.parse(readFileSync(path.join(own, 'registry.json'), 'utf8')) as Registry;
  mkdirSync(releases);
  for (const name of Object.keys(registry.releases)) {
    symlinkSync(path.join(own, name), path.join(releases, name));
  }
  const line = await openLine(new URL(process.env['KASHI_URL'] ?? ''));
  let host: Awaited<ReturnType<typeof startHost>> | undefined;

  return {
    cutLine: () => line.cut(),
    mendLine: () => line.mend(),
    /** Registers everything but `missing`; a running host finds it within a second. */
    registersWithout(...missing: string[]): void {
      registry.revision += 1;
      const kept = Object.entries(registry.releases).filter(([name]) => !missing.includes(name));
      const text = JSON.stringify({ ...registry, releases: Object.fromEntries(kept) });
      writeFileSync(path.join(releases, 'registry.json.new'), text);
      renameSync(path.join(releases, 'registry.json.new'), path.join(releases, 'registry.json'));
    },
    /** Answers its address. */
    async starts(): Promise<string> {
      // It is going to be in trouble, and would say so at length.
      const variables = { KASHI_LOG: 'silent' };
      host = await startHost({ dataFolder, apiUrl: line.url, variables });
      return host.url;
    },
    async stop(): Promise<void> {
      await host?.stop();
      line.close();
      rmSync(dataFolder, { recursive: true });
    },
  };
}

/** A pass-through to the shop's API. Cut, it hangs up on everybody. */
async function openLine(to: URL) {
  let isCut = false;
  const server: Server = createServer((incoming, outgoing) => {
    if (isCut) return void incoming.socket.destroy();
    const { url, method, headers } = incoming;
    const passed = request(new URL(url ?? '/', to), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };

  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => (isCut = true),
    mend: () => (isCut = false),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
