import type { gateway } from '@kashi/shared/contracts/payment';

/** The codes of section 9. */
export type GatewayCode = (typeof gateway)[keyof typeof gateway];

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
}

/** What the bank calls the payment, and where the browser goes to make it. */
export interface OpenedPayment {
  authority: string;
  paymentUrl: string;
}

/** The bank's clear answer about a payment. An unclear one is thrown as `GatewayUnclear`. */
export type Verdict =
  | { paid: true; reference: string; maskedPan: string | null; code: number }
  | { paid: false; code: number };

/** What the shop needs of a bank. Amounts are rial here and nowhere else but `rial.ts`. */
export interface Gateway {
  code: GatewayCode;
  /** The smallest payment that it takes. */
  leastRial: number;
  /** Throws `GatewayRefusal` or `GatewayUnclear`. Never repeated by itself: each request is a new payment. */
  request(payment: PaymentRequest): Promise<OpenedPayment>;
  /** Asks whether this amount was paid, and so takes it. May be asked again. */
  verify(payment: { authority: string; amountRial: number }): Promise<Verdict>;
  /** Gives the money back; false where the bank will not, and the shop has to. */
  reverse(payment: { authority: string }): Promise<boolean>;
  /** Authorities that were paid and never verified: their buyers did not come back. */
  unverified(): Promise<string[]>;
}

/** Every bank that this process can reach. */
export type Gateways = Partial<Record<GatewayCode, Gateway>>;

/** The bank answered, and said no. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
  readonly code: number;

  constructor(code: number) {
    super(`The bank refused with ${code}`);
    this.code = code;
  }
}

/** No answer, or none that can be read: the payment may or may not have happened. */
export class GatewayUnclear extends Error {
  override readonly name = 'GatewayUnclear';
}
