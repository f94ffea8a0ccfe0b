import type { GatewayCode, GatewayName } from '@kashi/shared/contracts/gateways';
import type { PaymentReason } from '../schema/payment-reason.ts';

/** Where a bank is. */
export interface BankPlaces {
  /** Where this server asks. A function: the sandbox's port is known late. */
  apiUrl: () => string;
  /** Where the shopper's browser goes; the same, but for a sandbox behind the shop's own address. */
  pageUrl: string;
}

/** A payment as a bank is told of it. */
export interface PaymentRequest {
  amountRial: number;
  /** Shown on the bank's page. */
  description: string;
  /** Where the bank sends the browser back to: absolute. */
  returnUrl: string;
  mobile: string;
  /** Our own number of this attempt, unique for each. */
  attemptNo: number;
  now: Date;
}

/** Where the browser goes to pay; with `fields`, by a form that is posted there. */
export interface Door {
  url: string;
  fields?: Record<string, string>;
}

/** What the browser brought back: the buyer's word, and nothing else. */
export interface BankReturn {
  /** Those that this bank sends; each must be the payment's own. */
  names: { authority?: string; attemptNo?: string };
  /** null where it says that it was paid. */
  reason: PaymentReason | null;
  code: number | null;
  /** The receipt that `verify` asks about, at a bank that sends one. */
  reference: string | null;
  /** What was taken, where the bank says it here and nowhere else. */
  amountRial: number | null;
  maskedPan: string | null;
}

/** A payment as the bank is asked about it. */
export interface BankQuestion {
  authority: string;
  attemptNo: number;
  reference: string | null;
  amountRial: number;
}

/** The bank's clear answer about a payment. An unclear one is thrown as `GatewayUnclear`. */
export type Verdict = Paid | { paid: false; code: number; reason: PaymentReason };

export interface Paid {
  paid: true;
  code: number;
  reference: string;
  /** null where the bank does not say. */
  maskedPan: string | null;
  /** What it took, where it says so. */
  amountRial?: number;
}

/** What the shop needs of a bank. Amounts are rial here and nowhere else but `rial.ts`. */
export interface Gateway {
  code: GatewayCode;
  name: GatewayName;
  /** The smallest payment that it takes. */
  leastRial: number;
  /** It confirms a receipt to whoever names it, and does not say which payment it is of. */
  confirmsToAnybody: boolean;
  /**
   * Begins a payment; what the bank calls it. Throws `GatewayRefusal` or `GatewayUnclear`. Never repeated by itself: each
   * request is a new payment.
   */
  request(payment: PaymentRequest): Promise<string>;
  door(authority: string): Door;
  /** Reads what the browser brought; null where something is missing or is not what this bank sends. */
  readReturn(fields: Record<string, string>): BankReturn | null;
  /** Asks whether this amount was paid, and so takes it. May be asked again. */
  verify(question: BankQuestion): Promise<Verdict>;
  /** Says that the goods are given, at a bank that waits for it. May be said again; throws `GatewayUnclear`. */
  settle?(question: BankQuestion): Promise<void>;
  /** Gives the money back; false where the bank will not, and the shop has to. Throws `GatewayUnclear`. */
  reverse(question: BankQuestion): Promise<boolean>;
  /** Authorities that were paid and never verified, at a bank that lists them: their buyers did not come back. */
  unverified?(): Promise<string[]>;
}

/** Every bank that this process can reach. */
export type Gateways = Partial<Record<GatewayCode, Gateway>>;

/** The bank answered, and said no. */
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

/** No answer, or none that can be read: the payment may or may not have happened. */
export class GatewayUnclear extends Error {
  override readonly name = 'GatewayUnclear';
}
