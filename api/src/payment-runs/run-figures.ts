import { setTimeout } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Shop } from '../shop.ts';
import { failuresNow } from './read-runs.ts';

/**
 * Reports the failed payment runs that have been told, are not over and are news at the desk too. Returns what reads them, to be awaited before the figures
 * are collected: the reading itself uses a connection of the store, whose connections are counted. A store that is away or
 * hangs tells of no run, and keeps no other figure back.
 */
export function paymentRunFigures(
  registry: Registry,
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
): () => Promise<void> {
  const gauge = new Gauge({
    name: 'kashi_payment_run_failures',
    help: 'Failures one after the other of a gateway, a job of the payments or the sending of codes, from the third one on',
    labelNames: ['source'],
    registers: [registry],
  });
  return async () => {
    const inTime = setTimeout(mostMsToRead, [], { ref: false });
    const runs = await Promise.race([failuresNow(store.db, clock()).catch(() => []), inTime]);
    gauge.reset();
    for (const { source, failures } of runs) gauge.set({ source }, failures);
  };
}

const mostMsToRead = 1000;
