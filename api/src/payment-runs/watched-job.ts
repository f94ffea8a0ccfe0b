import type { PaymentJob } from '@kashi/contracts/desk/payment-runs';
import { GatewayUnclear } from '../banks/gateway.ts';
import { noteFailure, noteSuccess, type NotingShop } from './note-run.ts';

/** How many items a run of a job has worked through, and how many of them failed. */
export interface JobRun {
  items: number;
  failed: number;
}

/**
 * A job of the payments, with the outcome of its run noted. A run that had nothing to do says nothing: a payment that fails every
 * time is due only in some runs.
 */
export async function watchedJob(
  shop: NotingShop,
  job: PaymentJob,
  run: () => Promise<JobRun>,
): Promise<void> {
  try {
    const { items, failed } = await run();
    if (failed > 0) await noteFailure(shop, job);
    else if (items > 0) await noteSuccess(shop, job);
  } catch (error) {
    // Noted of the bank.
    if (!(error instanceof GatewayUnclear)) await noteFailure(shop, job);
    throw error;
  }
}
