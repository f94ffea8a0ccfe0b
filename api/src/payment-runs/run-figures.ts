import { Gauge, type Registry } from 'prom-client';
import type { Shop } from '../shop.ts';
import { failuresNow } from './read-runs.ts';

/** Reports the failed payment runs that have been told and are not over. A store that is away tells of no run, and hides no other figure. */
export function tellPaymentRuns(registry: Registry, { store }: Pick<Shop, 'store'>): void {
  new Gauge({
    name: 'kashi_payment_run_failures',
    help: 'Failures one after the other of a gateway or a job of the payments, from the third one on',
    labelNames: ['source'],
    registers: [registry],
    async collect() {
      this.reset();
      const runs = await failuresNow(store.db).catch(() => []);
      for (const { source, failures } of runs) this.set({ source }, failures);
    },
  });
}
