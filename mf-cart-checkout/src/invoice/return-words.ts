import type { Unpaid } from './payment-data.ts';
import { messages as allMessages } from './messages.ts';

const messages = allMessages.returned;

/** What happened and what to do now: in the server's own words where it said any. */
export function sentenceOf({ outcome, refund, message }: Unpaid): string {
  return message ?? (refund === null ? messages[outcome] : messages.refunds[refund]);
}

/** Where to look next, besides paying again; null where paying again is all there is to do. */
export function nextPlaceOf({ outcome, refund }: Unpaid): { href: string; title: string } | null {
  if (outcome === 'pending') return { href: '/orders', title: messages.orders };
  return refund === 'wallet' ? { href: '/credit', title: messages.wallet } : null;
}
