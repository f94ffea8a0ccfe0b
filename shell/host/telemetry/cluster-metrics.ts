import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject, type Registry } from 'prom-client';
import { tellWorker } from '../processes/tell-worker.ts';

/** The longest wait for a worker's figures, in milliseconds: a blocked worker does not answer. */
const patienceMs = 1000;

/** The messages about figures between the processes of a host. */
type Message =
  | { metrics: 'asked'; id: string }
  | { metrics: 'wanted'; id: string }
  | { metrics: 'had'; id: string; part: MetricObject[] }
  | { metrics: 'all'; id: string; parts: MetricObject[][] };

/** In the primary process: gathers the figures for the worker that was asked, and adds its own. */
export function gatherMetrics(own: Registry): void {
  const gathering = new Map<string, MetricObject[][]>();

  cluster.on('message', (asking: Worker, message: unknown) => {
    if (!isMessage(message)) return;
    const { id } = message;
    if (message.metrics === 'had') gathering.get(id)?.push(message.part);
    if (message.metrics !== 'asked') return;

    const parts: MetricObject[][] = [];
    gathering.set(id, parts);
    void own.getMetricsAsJSON().then((part) => parts.push(part));
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
    for (const worker of workers) tellWorker(worker, { metrics: 'wanted', id } satisfies Message);
    const startedAt = performance.now();
    const timer = setInterval(() => {
      if (parts.length < workers.length + 1 && performance.now() - startedAt < patienceMs) return;
      clearInterval(timer);
      gathering.delete(id);
      tellWorker(asking, { metrics: 'all', id, parts } satisfies Message);
    }, 20);
  });
}

/** The figures of all workers together, for one of them; a process without others gives only its own. */
export function metricsReader(own: Registry): { read(): Promise<string>; stop(): void } {
  const waiting = new Map<string, (parts: MetricObject[][]) => void>();
  let count = 0;

  const hear = (message: unknown) => {
    if (!isMessage(message)) return;
    const { id } = message;
    if (message.metrics === 'all') waiting.get(id)?.(message.parts);
    if (message.metrics === 'wanted') {
      void own.getMetricsAsJSON().then((part) => send({ metrics: 'had', id, part }));
    }
  };
  if (cluster.isWorker) process.on('message', hear);

  return {
    async read() {
      if (!cluster.isWorker) return own.metrics();
      const id = `${process.pid}-${++count}`;
      const parts = await new Promise<MetricObject[][]>((resolve) => {
        waiting.set(id, resolve);
        send({ metrics: 'asked', id });
      });
      waiting.delete(id);
      return AggregatorRegistry.aggregate(parts).metrics();
    },
    stop: () => process.off('message', hear),
  };
}

function send(message: Message): void {
  process.send?.(message);
}

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'metrics' in message;
}
