import type { WorkerMessage } from '@kashi/border/kept/kept-offline';

export type Seen = Extract<WorkerMessage, { seen: string }>;

/** What a page has said; null if it is nothing of the kind. The page may be of another release than the worker. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('forget' in data) return { forget: true };
  if (!('seen' in data) || typeof data.seen !== 'string' || !isPath(data.seen)) return null;
  const used = 'used' in data && Array.isArray(data.used) ? (data.used as unknown[]) : [];
  return { seen: data.seen, used: used.filter(isPath) };
}

/** A path of this shop. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.length < 2000 && /^\/(?![/\\])/.test(value);
}
