import type { Head, Loaded } from '@kashi/border/remote-contract';
import { persianNumber, persianToman } from '@kashi/format/persian';
import { messages } from './messages.ts';

export interface Instalments {
  /** In toman. */
  price: number;
}

export const fewestMonths = 2;
export const mostMonths = 24;
export const firstMonths = 6;

/** Reads the price from the address. An address without one is no page. */
export function load({ price = '' }: Record<string, string>): Loaded {
  if (!/^[1-9]\d{0,11}$/.test(price)) return { kind: 'not-found' };
  return { kind: 'found', data: { price: Number(price) } satisfies Instalments };
}

export function head(): Head {
  return { title: messages.title, robots: 'noindex' };
}

/** The words that a number of months changes, by the part of the page that has them. */
export function wordsOf({ price }: Instalments, months: number) {
  return {
    months: messages.months(persianNumber(months)),
    monthly: messages.monthly(persianToman(Math.ceil(price / months))),
  };
}

/** The page as HTML, the same from the server and in the browser. Nothing in it was typed by anybody. */
export function html(data: Instalments): string {
  const { months, monthly } = wordsOf(data, firstMonths);
  return [
    `<div class="mf-instalments-page-a1b2 wrap"><h1>${messages.title}</h1>`,
    `<p>${messages.price(persianToman(data.price))}</p>`,
    `<p class="mf-instalments-steps-a1b2">`,
    `<button type="button" data-part="fewer" aria-label="${messages.fewer}">−</button>`,
    `<span data-part="months">${months}</span>`,
    `<button type="button" data-part="more" aria-label="${messages.more}">+</button></p>`,
    `<p role="status" data-part="monthly">${monthly}</p>`,
    `<a href="/">${messages.back}</a></div>`,
  ].join('');
}
