import { deskMessages } from '../desk-messages.ts';

const always = ['name', 'order', 'shop', 'total'] as const;

/** The states, refunds and returns of an order that its customer is told of, each with the placeholders of its template. */
const orderTextPlaceholders = {
  registered: always,
  approved: always,
  handedToCourier: [...always, 'tracking'],
  readyForPickup: always,
  delivered: always,
  rejected: [...always, 'reason', 'refund'],
  cancelled: [...always, 'refund'],
  refundToWallet: [...always, 'reason', 'refund'],
  refundByBank: [...always, 'reason', 'refund', 'tracking'],
  returnAsked: always,
  returnAccepted: [...always, 'instruction'],
  returnReceived: always,
  returnRefused: [...always, 'reason'],
} as const;
export type OrderTextKind = keyof typeof orderTextPlaceholders;

const ofAlert = ['name', 'product', 'price', 'link', 'shop'] as const;

/** What customers have asked to be told of (R42), with the placeholders of its template. */
const alertTextPlaceholders = { stockAlert: ofAlert, priceAlert: ofAlert } as const;
export type AlertTextKind = keyof typeof alertTextPlaceholders;

export const alertTextKinds = Object.keys(alertTextPlaceholders) as AlertTextKind[];

/** A payment that bought nothing; `way` says whether its money goes into the wallet or to the card. */
const paymentTextPlaceholders = { refundOfPayment: ['name', 'refund', 'way', 'shop'] } as const;
type PaymentTextKind = keyof typeof paymentTextPlaceholders;

/** Every text to customers whose words the owner writes. */
export const textPlaceholders = {
  ...orderTextPlaceholders,
  ...alertTextPlaceholders,
  ...paymentTextPlaceholders,
} as const;
export type TemplateKind = OrderTextKind | AlertTextKind | PaymentTextKind;

export const templateKinds = Object.keys(textPlaceholders) as TemplateKind[];

/** The placeholders that may have no value, as of a product to call for its price; their line is left out then. */
const mayBeEmpty = /\{(?:shop|tracking|reason|refund|price)\}/;
/** A refund always has a reason or a way and a sum, a transfer its number, and a decision about a return its words. */
const mayBeEmptyOfRefund = /\{shop\}/;

const longestTemplate = 300;

/** What is wrong with the template of a kind, in Persian; null if nothing is. */
export function templateProblem(kind: TemplateKind, template: string): string | null {
  const { text } = deskMessages;
  if (template.trim() === '') return text.required;
  if (template.length > longestTemplate) return text.tooLong;
  const names: readonly string[] = textPlaceholders[kind];
  for (const [, name = ''] of template.matchAll(/\{([^{}]*)\}/g)) {
    if (!names.includes(name)) return text.unknown(name);
  }
  if (/[{}]/.test(template.replace(/\{\w+\}/g, ''))) return text.brace;
  const hasWords = /^re(?:fund|turn)/.test(kind);
  const canLack = hasWords ? mayBeEmptyOfRefund : mayBeEmpty;
  const alwaysThere = template.split('\n').some((line) => line.trim() && !canLack.test(line));
  return alwaysThere ? null : text.mayBeEmpty;
}

/** How many messages a text is charged as: Persian fits 70 letters into one, and 67 into each part of several. */
export function smsParts(text: string): number {
  const [alone, ofSeveral] = onlyPlain.test(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / ofSeveral);
}

/** The letters that every telephone has in seven bits, without those that take two places. */
const onlyPlain = /^[\w\n !"#$%&'()*+,./:;<=>?@-]*$/;
