import type { Unpaid } from '../payment/payment-data.ts';
import { messages as allMessages } from '../messages.ts';

const messages = allMessages.returned;

/** The sentence about what happened and what to do now: the server's own, if it sent one. */
export function sentenceOf({ outcome, refund, message }: Unpaid): string {
  return message ?? (refund === null ? messages[outcome] : messages.refunds[refund]);
}

/** The page that helps besides paying again; null where paying again is the only step. */
export function nextPlaceOf({ outcome, refund }: Unpaid): { href: string; title: string } | null {
  if (outcome === 'pending') return { href: '/orders', title: messages.orders };
  return refund === 'wallet' ? { href: '/credit', title: messages.wallet } : null;
}
