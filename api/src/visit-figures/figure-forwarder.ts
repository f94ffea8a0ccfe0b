import type { VisitEvent } from '@kashi/contracts/visit-figures';

/** How often an event happened since it was told last; `productId` is null for an event of no product. */
export interface Counted {
  event: VisitEvent;
  productId: number | null;
  times: number;
}

/**
 * Another service that is told what was counted, server to server. It hears numbers and nothing of a visitor: browsers never talk to it.
 * Another service is another file beside `matomo.ts`.
 */
export interface FigureForwarder {
  /** Rejects when the service cannot be told; it is not told again. */
  forward(counted: readonly Counted[]): Promise<void>;
}
