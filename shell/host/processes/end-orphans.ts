import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { say } from '../process-log.ts';

/**
 * Reads which processes there are, a line whenever that changes, and ends the last ones when nobody can write any more. What
 * ends a whole group of processes in an orderly way is not for this one.
 */
const script = `
trap '' HUP INT TERM
while read -r line; do workers=$line; done
[ -z "$workers" ] || kill -9 $workers`;

/**
 * Sees to it that no worker outlives this process, whatever ends it, SIGKILL too: one that can still hear of that ends by
 * itself, but one that is blocked would hold the port for ever, and no host could start there. A shell costs 0.2 MB of memory
 * for all workers; a thread in each of them, which would not be blocked either, costs 10 MB each.
 */
export function endOrphans(): void {
  const keeper = spawn('sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'] });
  const gone = (why: string) => say('warn', `Nobody ends the workers after us: ${why}`);
  keeper.on('error', (error) => gone(String(error)));
  // It ends after us; before that somebody else has ended it.
  keeper.on('exit', (code, signal) => gone(`sh has ended with ${signal ?? code}`));
  // It is gone itself: there is nobody to tell.
  keeper.stdin.on('error', () => undefined);
  keeper.unref();

  const tell = () => {
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => !worker?.isDead());
    keeper.stdin.write(`${workers.map((worker) => worker?.process.pid).join(' ')}\n`);
  };
  cluster.on('fork', tell);
  cluster.on('exit', tell);
}
