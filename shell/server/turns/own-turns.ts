import cluster from 'node:cluster';
import { Turns, type RunningRelease } from './turns.ts';

/** What a worker tells the primary process whenever it becomes another one's turn; about a microsecond each. */
export interface RenderingMessage {
  rendering: RunningRelease | null;
}

/** Of this process, which has one event loop and therefore one turn at a time. */
export const ownTurns = new Turns((rendering) => {
  if (cluster.isWorker) process.send?.({ rendering } satisfies RenderingMessage);
});

export function isRendering(message: unknown): message is RenderingMessage {
  return typeof message === 'object' && message !== null && 'rendering' in message;
}
