import { execFileSync } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { tellWorker } from './tell-worker.ts';

/** A process that sends a message to a worker at the moment when the worker is gone but still counts as connected. */
if (cluster.isPrimary) {
  const worker = cluster.fork();
  await once(worker, 'online');

  worker.process.kill('SIGKILL');
  // A busy loop, because a turn of the event loop would tell this process of the end.
  while (!stateOf(worker.process.pid).startsWith('Z')) continue;
  process.stdout.write(worker.isConnected() ? 'connected' : 'disconnected');
  tellWorker(worker, { anything: 1 });

  await once(worker, 'exit');
  tellWorker(worker, { anything: 2 });
} else {
  setInterval(() => undefined, 1000);
}

function stateOf(pid: number | undefined): string {
  return execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
}
