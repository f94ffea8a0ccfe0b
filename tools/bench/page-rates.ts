import type { RunningShop } from '../shop-processes.ts';
import { groupCpuMs } from './group-cpu.ts';

const warmUpRequests = 200;
const measuredRequests = 300;
/** A kept page costs so little that the kernel's clock, which counts hundredths of a second, needs many of them. */
const keptRequests = 6000;
const connections = 16;

type Shop = Pick<RunningShop, 'url' | 'host' | 'api'>;

/**
 * What pages cost: composed anew (an address that nobody has asked for yet), one after another, as times and as work of host and
 * API; and given out of what is kept, as work of the host. Pages a second are those that one core would do with this work.
 */
export async function printPageRates(shop: Shop, paths: readonly string[]): Promise<void> {
  console.log('                         composed anew                                kept');
  console.log(
    'page                     p50 ms   p95 ms  host ms   API ms  /s core   host ms  /s core',
  );
  for (const path of paths) {
    // Where it leads to, as a visitor's browser would ask for it.
    const { url } = await fetch(new URL(path, shop.url));
    const cells = [...(await composedAnew(shop, url)), ...(await kept(shop, url))];
    console.log(path.padEnd(22) + cells.map((cell) => cell.padStart(9)).join(''));
  }
}

async function composedAnew({ host, api }: Shop, url: string): Promise<string[]> {
  let count = 0;
  const visitNew = () => {
    const address = new URL(url);
    address.searchParams.set('bench', String((count += 1)));
    return visit(address);
  };
  for (let done = 0; done < warmUpRequests; done += 1) await visitNew();

  const [hostBefore, apiBefore] = [groupCpuMs(host.pid), groupCpuMs(api.pid)];
  const times: number[] = [];
  for (let done = 0; done < measuredRequests; done += 1) times.push(await visitNew());
  const hostMs = (groupCpuMs(host.pid) - hostBefore) / measuredRequests;
  const apiMs = (groupCpuMs(api.pid) - apiBefore) / measuredRequests;

  times.sort((one, other) => one - other);
  const figures = [percentile(times, 0.5), percentile(times, 0.95), hostMs, apiMs];
  return [...figures.map((figure) => figure.toFixed(2)), (1000 / (hostMs + apiMs)).toFixed(0)];
}

async function kept({ host }: Shop, url: string): Promise<string[]> {
  const address = new URL(url);
  const { headers } = await fetch(address);
  if (headers.get('cache-control') === 'no-store') return ['-', '-'];
  await visits(address, warmUpRequests * 5);

  const before = groupCpuMs(host.pid);
  await visits(address, keptRequests);
  const hostMs = (groupCpuMs(host.pid) - before) / keptRequests;
  return [hostMs.toFixed(3), (1000 / hostMs).toFixed(0)];
}

async function visits(address: URL, total: number): Promise<void> {
  let left = total;
  const visitor = async () => {
    while ((left -= 1) >= 0) await visit(address);
  };
  await Promise.all(Array.from({ length: connections }, visitor));
}

async function visit(address: URL): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return performance.now() - startedAt;
}

function percentile(sorted: number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
