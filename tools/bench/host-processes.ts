import { startHost, type RunningShop } from '../processes/shop-processes.ts';
import { groupCpuMs } from './group-cpu.ts';

const mostProcesses = 3;
/** Connections at once. More for composed pages would only wait for a core. */
const connections = { kept: 16, composed: 2 };
/** Requests for kept pages, and for pages that are composed anew. */
const requests = { kept: 4000, composed: 200 };

/**
 * Measures what a page costs with one, two and three processes of a host behind one port: processor time of all processes for each
 * page, which rises if the processes hinder each other, and pages a second. The client shares the machine's cores, and more
 * processes than free cores do not raise pages a second.
 */
export async function printHostProcesses(
  { apiUrl }: Pick<RunningShop, 'apiUrl'>,
  dataFolder: string,
  path: string,
): Promise<void> {
  console.log(`host processes           kept: ms     /s     composed: ms     /s     (${path})`);
  for (let workers = 1; workers <= mostProcesses; workers += 1) {
    const variables = { KASHI_WORKERS: String(workers) };
    const host = await startHost({ dataFolder, apiUrl, variables });
    try {
      const kept = () => new URL(path, host.url);
      let count = 0;
      const anew = () => new URL(`${path}?bench=${(count += 1)}`, host.url);
      // By then each process has composed and kept the page.
      await visits(kept, 1000, connections.kept);
      await visits(anew, 200, connections.composed);
      const cells = [
        ...(await cost(host.process.pid, kept, 'kept')),
        ...(await cost(host.process.pid, anew, 'composed')),
      ];
      console.log(String(workers).padEnd(22) + cells.map((cell) => cell.padStart(10)).join(''));
    } finally {
      await host.stop();
    }
  }
}

async function cost(group: number | undefined, address: () => URL, which: keyof typeof requests) {
  const total = requests[which];
  const [cpuBefore, begunAt] = [groupCpuMs(group), performance.now()];
  await visits(address, total, connections[which]);
  const cpuMs = (groupCpuMs(group) - cpuBefore) / total;
  const perSecond = (total * 1000) / (performance.now() - begunAt);
  return [cpuMs.toFixed(2), perSecond.toFixed(0)];
}

async function visits(address: () => URL, total: number, atOnce: number): Promise<void> {
  let left = total;
  const visitor = async () => {
    while ((left -= 1) >= 0) {
      const response = await fetch(address(), { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}
