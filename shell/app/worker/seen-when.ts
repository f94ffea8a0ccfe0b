import { relativeTime } from '@kashi/format/relative-time';
import { messages } from './messages.ts';
import type { KeptPage } from './record.ts';

const minuteMs = 60_000;

/** When the browser got what it shows of a page. */
export function seenWhen({ keptAt }: Pick<KeptPage, 'keptAt'>, now: number): string {
  return now - keptAt < minuteMs ? messages.justNow : relativeTime(keptAt, now);
}
