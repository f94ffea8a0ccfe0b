import { startHost, type RunningShop } from '../shop-processes.ts';
import { groupCpuMs } from './group-cpu.ts';

const mostProcesses = 3;
/** Pages are composed late where more of them wait for a core. */
const connections = { kept: 16, composed: 2 };
/** Of pages that are kept, and of pages that are composed anew. */
const requests = { kept: 4000, composed: 200 };

/**
 * What a page costs where one, two and three processes of a host answer behind one port: the work of all of them for each page,
 * which says whether they are in one another's way, and pages a second, which they share with whoever asks, and which more
 * processes than free cores do not raise.
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
      // Each of them has composed and kept the page by then.
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
