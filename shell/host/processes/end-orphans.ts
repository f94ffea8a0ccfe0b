import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { say } from '../process-log.ts';

/**
 * Reads lists of the workers' process ids, a line for each change, and kills the last list when its input ends. Signals that end
 * a whole process group in an orderly way are ignored.
 */
const script = `
trap '' HUP INT TERM
while read -r line; do workers=$line; done
[ -z "$workers" ] || kill -9 $workers`;

/**
 * Ends all workers when this process ends for any reason, SIGKILL included. A running worker notices and ends by itself, but a
 * blocked one would hold the port, and no host could start there. A shell costs 0.2 MB of memory for all workers; a thread in
 * each worker, which would not be blocked either, would cost 10 MB each.
 */
export function endOrphans(): void {
  const keeper = spawn('sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'] });
  const gone = (why: string) =>
    say('warn', `The workers are not ended if this process is killed: ${why}`);
  keeper.on('error', (error) => gone(String(error)));
  // The shell should outlive this process, so an earlier end has another cause.
  keeper.on('exit', (code, signal) => gone(`sh has ended with ${signal ?? code}`));
  // A failed write means that the shell is gone, and nothing can be told to it.
  keeper.stdin.on('error', () => undefined);
  keeper.unref();

  const tell = () => {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => !worker?.isDead());
    keeper.stdin.write(`${workers.map((worker) => worker?.process.pid).join(' ')}\n`);
  };
  cluster.on('fork', tell);
  cluster.on('exit', tell);
}
