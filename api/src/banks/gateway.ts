import type { GatewayCode, GatewayName } from '@kashi/contracts/gateways';
import type { PaymentReason } from '../schema/payment-reason.ts';

/** The addresses of a bank. */
export interface BankPlaces {
  /** The address that this server calls. It is a function because the sandbox's port is known only after it listens. */
  apiUrl: () => string;
  /** The address that the shopper's browser opens; it differs only for a sandbox behind the shop's own address. */
  pageUrl: string;
}

/** A payment as the shop requests it from a bank. */
export interface PaymentRequest {
  amountRial: number;
  /** The text on the bank's page. */
  description: string;
  /** The absolute address to which the bank sends the browser back. */
  returnUrl: string;
  mobile: string;
  /** The shop's number of this attempt, unique for each. */
  attemptNo: number;
  now: Date;
  /** What the payment buys, for a gateway that lends for goods; null for a top-up. */
  goods: Goods | null;
}

/** The goods of a payment, in rial: lines, tax and delivery, less the discount and what is paid elsewhere, are the payment. */
export interface Goods {
  lines: GoodsLine[];
  taxRial: number;
  deliveryRial: number;
  /** Taken off the sum of all lines; what is taken off one piece is not in its price. */
  discountRial: number;
  /** The wallet's part. */
  paidElsewhereRial: number;
}

interface GoodsLine {
  id: number;
  name: string;
  category: string;
  quantity: number;
  /** Of one piece, as it is sold. */
  priceRial: number;
}

/** What a bank answers to a request for a payment. */
export interface Requested {
  /** The bank's id of the payment. */
  authority: string;
  /** The page at the bank where the buyer pays. */
  page: Destination;
}

/** What a gateway lends for a sum, in its own words, which are shown as they are. */
export interface Offer {
  title: string;
  /** How many instalments, of how much. */
  description: string;
}

/** Where a bridge page sends the browser, by an address; with `fields`, it posts a form there. */
export interface Destination {
  url: string;
  fields?: Record<string, string>;
}

/** The fields that the browser brought back: the buyer's claim, which proves nothing. */
export interface BankReturn {
  /** The ids that this bank returns; each has to match the payment's own. */
  names: { authority?: string; attemptNo?: string };
  /** null if the return claims that the payment was made. */
  reason: PaymentReason | null;
  code: number | null;
  /** The receipt to pass to `verify`, at a bank that returns one. */
  reference: string | null;
  /** The amount taken, at a bank that says it only in the return. */
  amountRial: number | null;
  maskedPan: string | null;
}

/** The payment in a question to the bank. */
export interface BankQuestion {
  authority: string;
  attemptNo: number;
  reference: string | null;
  amountRial: number;
  /** When the payment began; no bank is told. */
  begunAt?: Date;
}

/** The bank's clear answer about a payment. An unclear answer is thrown as `GatewayUnclear`. */
export type Verdict = Paid | { paid: false; code: number; reason: PaymentReason };

export interface Paid {
  paid: true;
  code: number;
  reference: string;
  /** null if the bank does not say. */
  maskedPan: string | null;
  /** The numbers that the bank shows its own customer beside `reference`; absent at a bank that has none. */
  traceNo?: string | null;
  retrievalNo?: string | null;
  /** The amount taken, if the bank says it. */
  amountRial?: number;
}

/** The shop's interface to a bank. Only this interface and `rial.ts` use rial amounts. */
export interface Gateway {
  code: GatewayCode;
  name: GatewayName;
  /** The smallest payment that the bank accepts. */
  leastRial: number;
  /** True if the bank confirms a receipt to any caller without saying which payment it belongs to. */
  confirmsToAnybody: boolean;
  /**
   * Begins a payment and returns the bank's id of it, and the page where the buyer pays. Throws `GatewayRefusal` or
   * `GatewayUnclear`. It never retries, since each request creates a new payment.
   */
  request(payment: PaymentRequest): Promise<Requested>;
  /** The form that leads to that page, at a bank whose page accepts only a form; the shop posts it from a page of its own. */
  paymentForm?(authority: string): Required<Destination>;
  /** What a gateway of instalments lends for a sum; null if it does not. Throws `GatewayUnclear`. */
  offer?(amountRial: number): Promise<Offer | null>;
  /** Reads the fields of a return; null if one is missing or has a form that this bank does not send. */
  readReturn(fields: Record<string, string>): BankReturn | null;
  /** Asks whether this amount was paid, and thereby claims it. It may be repeated. */
  verify(question: BankQuestion): Promise<Verdict>;
  /**
   * Confirms delivery at a bank that needs it; false if the bank has given the payment back. It may be repeated; throws `GatewayUnclear`.
   */
  settle?(question: BankQuestion): Promise<boolean>;
  /** Refunds the payment; false if the bank refuses, so that the shop has to refund it. Throws `GatewayUnclear`. */
  reverse(question: BankQuestion): Promise<boolean>;
  /**
   * Authorities of paid payments that were never verified, at a bank that lists them: their buyers did not come back. Throws
   * `GatewayRefusal` or `GatewayUnclear`.
   */
  unverified?(): Promise<string[]>;
}

/** The drivers of every bank that this process can reach. */
export type Gateways = Partial<Record<GatewayCode, Gateway>>;

/** The bank answered with a clear refusal. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
  readonly code: number;
  readonly reason: PaymentReason;

  constructor(code: number, reason: PaymentReason) {
    super(`The bank refused with ${code}`);
    this.code = code;
    this.reason = reason;
  }
}

/** The bank gave no readable answer: the payment may or may not have happened. */
export class GatewayUnclear extends Error {
  override readonly name = 'GatewayUnclear';
}
