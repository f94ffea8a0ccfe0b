import { linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Running } from '../processes/running.ts';
import { startApi, startHost } from '../processes/shop-processes.ts';
import { groupCpuMs } from './group-cpu.ts';

/**
 * Measures what a picture costs by the number of files in the shop's folder: from a host that reads the folder, and from a host
 * on another machine, which asks the API. `… <data folder>`: the host serves its releases.
 */
const [dataFolder = '.data'] = process.argv.slice(2);
const atOnce = 16;
const measuredMs = 5000;
/** Size of a card's picture, in bytes. */
const pictureBytes = 12_000;

console.log('files    the host               CPU ms a picture  pictures/s');
for (const files of [2900, 65_000]) await measure(files);

async function measure(files: number): Promise<void> {
  const shopFolder = mkdtempSync(path.join(tmpdir(), 'kashi-pictures-'));
  const media = path.join(shopFolder, 'media');
  const names = fill(media, files);
  const variables = { KASHI_SEED: 'none', KASHI_LOG: 'silent' };
  const api = await startApi({ shopPort: 0, dataFolder: shopFolder, variables });
  try {
    for (const [way, folder] of [
      ['reads the folder', media],
      ['asks the API', ''],
    ] as const) {
      const own = { ...variables, KASHI_MEDIA_FOLDER: folder };
      const host = await startHost({ dataFolder, apiUrl: api.url, variables: own });
      try {
        await visit(host.url, names, 1000);
        const before = spent(host, api);
        const pictures = await visit(host.url, names, measuredMs);
        const each = (spent(host, api) - before) / pictures;
        const perSecond = pictures / (measuredMs / 1000);
        console.log(
          `${String(files).padEnd(8)} ${way.padEnd(22)} ${each.toFixed(2).padStart(16)} ${perSecond.toFixed(0).padStart(11)}`,
        );
      } finally {
        await host.stop();
      }
    }
  } finally {
    await api.stop();
    rmSync(shopFolder, { recursive: true });
  }
}

/** Many names of the same bytes, so that the disk is not measured. */
function fill(folder: string, files: number): string[] {
  mkdirSync(folder, { recursive: true });
  const names = Array.from(
    { length: files },
    (_, index) => `${index.toString(16).padStart(16, '0')}-400.webp`,
  );
  // The file system limits the hard links of one file.
  const namesOfAFile = 10_000;
  for (const [index, name] of names.entries()) {
    const file = path.join(folder, name);
    if (index % namesOfAFile === 0) writeFileSync(file, Buffer.alloc(pictureBytes, index));
    else linkSync(path.join(folder, names[index - (index % namesOfAFile)] ?? ''), file);
  }
  return names;
}

function spent(...processes: Running[]): number {
  return processes.reduce((sum, { process: { pid } }) => sum + groupCpuMs(pid), 0);
}

/** Fetches pictures on several connections at once, and returns how many were received. */
async function visit(url: string, names: readonly string[], forMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const until = performance.now() + forMs;
  let count = 0;
  const shopper = async () => {
    while (performance.now() < until) {
      const name = names[(count * 7919) % names.length] ?? '';
      count += 1;
      await fetched(`${url}/media/${name}`, agent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, shopper));
  agent.destroy();
  return count;
}

function fetched(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      response.resume();
      response.on('end', resolve);
      if (response.statusCode !== 200) {
        reject(new Error(`${address} answered ${response.statusCode}`));
      }
    }).on('error', reject);
  });
}
