import type { GatewayCode, GatewayName } from '@kashi/shared/contracts/gateways';
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
   * Begins a payment and returns the bank's id of it. Throws `GatewayRefusal` or `GatewayUnclear`. It never retries, since each
   * request creates a new payment.
   */
  request(payment: PaymentRequest): Promise<string>;
  /** The page at the bank where the buyer pays. */
  paymentPage(authority: string): Destination;
  /** Reads the fields of a return; null if one is missing or has a form that this bank does not send. */
  readReturn(fields: Record<string, string>): BankReturn | null;
  /** Asks whether this amount was paid, and thereby claims it. It may be repeated. */
  verify(question: BankQuestion): Promise<Verdict>;
  /** Confirms delivery at a bank that needs it. It may be repeated; throws `GatewayUnclear`. */
  settle?(question: BankQuestion): Promise<void>;
  /** Refunds the payment; false if the bank refuses, so that the shop has to refund it. Throws `GatewayUnclear`. */
  reverse(question: BankQuestion): Promise<boolean>;
  /** Authorities of paid payments that were never verified, at a bank that lists them: their buyers did not come back. */
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
