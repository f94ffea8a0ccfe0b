import { loadavg } from 'node:os';
import type { RunningShop } from '../processes/shop-processes.ts';
import { groupCpuMs } from './group-cpu.ts';

const warmUpRequests = 200;
const measuredRequests = 300;
/** The kernel counts hundredths of a second, and a kept page costs far less: many requests make one measurement. */
const keptRequests = 3000;
/** The same page costs twice as much while other processes use the machine's caches, so one run alone says nothing. */
const keptRuns = 3;
const connections = 16;

type Shop = Pick<RunningShop, 'url' | 'host' | 'api'>;

/**
 * Measures what pages cost. A page composed anew (an address that was not requested before): its time, and the processor time of
 * host and API. A kept page: the host's processor time, least and most of several runs. Pages a second are what one core would
 * do at this cost.
 */
export async function printPageRates(shop: Shop, paths: readonly string[]): Promise<void> {
  console.log('Pages, by the processor time of all processes; core/s: pages a second of one core');
  printRow('', ['composed anew'], ['kept by the host']);
  printRow('page', ['p50 ms', 'p95 ms', 'host ms', 'API ms', 'core/s'], ['host ms', 'core/s']);
  for (const path of paths) {
    // The address after redirects, as a visitor's browser requests it.
    const { url } = await fetch(new URL(path, shop.url));
    printRow(path, await composedAnew(shop, url), await kept(shop, url));
  }
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
}

function printRow(path: string, anew: readonly string[], fromKept: readonly string[]): void {
  const left = anew.map((cell) => cell.padStart(9)).join('');
  const right = fromKept.map((cell) => cell.padStart(12)).join('');
  console.log(`${path.padEnd(20)} | ${left.padEnd(45)} | ${right}`);
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

  const runs: number[] = [];
  for (let run = 0; run < keptRuns; run += 1) {
    const before = groupCpuMs(host.pid);
    await visits(address, keptRequests);
    runs.push((groupCpuMs(host.pid) - before) / keptRequests);
  }
  const [least, most] = [Math.min(...runs), Math.max(...runs)];
  return [
    `${least.toFixed(2)}-${most.toFixed(2)}`,
    `${(1000 / most).toFixed(0)}-${(1000 / least).toFixed(0)}`,
  ];
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
