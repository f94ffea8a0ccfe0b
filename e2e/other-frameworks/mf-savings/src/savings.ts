import type { Head, Loaded } from '@kashi/border/remote-contract';
import { messages } from './messages.ts';

export interface Savings {
  /** In toman. */
  price: number;
}

/** Toman a month: the first amount, which is the smallest one too, and the step to the next. */
export const stepToman = 500_000;

/** Reads the price from the address. An address without one is no page. */
export function load({ price = '' }: Record<string, string>): Loaded {
  if (!/^[1-9]\d{0,11}$/.test(price)) return { kind: 'not-found' };
  return { kind: 'found', data: { price: Number(price) } satisfies Savings };
}

export function head(): Head {
  return { title: messages.title, robots: 'noindex' };
}
