import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { GatewayName } from '@kashi/contracts/gateways';

export type PaymentStatus =
  | 'waiting'
  | 'paid'
  | 'verified'
  | 'settled'
  | 'failed'
  | 'reversed'
  /** Reversed after it was settled, at a bank that calls it by another name. */
  | 'cancelled';

export interface BankPayment {
  bank: GatewayName;
  /** The bank's id of the payment: Token, Authority or RefId. */
  authority: string;
  /** The account that requested the payment; only the same account may ask about it. */
  account: string;
  /** The shop's own number of the payment. */
  orderNo: string;
  amountRial: number;
  /** The amount that the buyer paid; it differs from `amountRial` only in tests. */
  paidRial: number;
  description: string;
  callbackUrl: string;
  status: PaymentStatus;
  /** The receipt number. */
  reference: string;
  /** Minutes after which an unverified payment is refunded automatically; Infinity at a bank that keeps the money. */
  verifyMinutes: number;
  createdAt: Date;
  paidAt: Date | null;
}

export type Wish = Pick<
  BankPayment,
  | 'bank'
  | 'authority'
  | 'account'
  | 'orderNo'
  | 'amountRial'
  | 'description'
  | 'callbackUrl'
  | 'reference'
  | 'verifyMinutes'
>;

/** The sandbox's ledger, in memory. Each protocol checks its own calls. */
export class SandboxBank {
  readonly #clock: () => Date;
  readonly #shopOrigin: string;
  readonly #payments = new LRUCache<string, BankPayment>({ max: 10_000 });

  constructor(clock: () => Date, shopUrl: string) {
    this.#clock = clock;
    this.#shopOrigin = new URL(shopUrl).origin;
  }

  /** Whether the callback is an address of the shop; buyers are sent nowhere else. */
  isOfShop(callbackUrl: string): boolean {
    return URL.canParse(callbackUrl) && new URL(callbackUrl).origin === this.#shopOrigin;
  }

  open(wish: Wish): BankPayment {
    const payment: BankPayment = {
      ...wish,
      paidRial: wish.amountRial,
      status: 'waiting',
      createdAt: this.#clock(),
      paidAt: null,
    };
    this.#payments.set(payment.authority, payment);
    return payment;
  }

  find(authority: string): BankPayment | undefined {
    const payment = this.#payments.get(authority);
    return payment && this.#asOfNow(payment);
  }

  /** Newest first. */
  findAll(bank: GatewayName): BankPayment[] {
    return [...this.#payments.values()]
      .filter((payment) => payment.bank === bank)
      .map((payment) => this.#asOfNow(payment));
  }

  /** Marks the payment as paid; `paidRial` differs from the requested amount only in tests. */
  pay(payment: BankPayment, paidRial = payment.amountRial): void {
    if (payment.status !== 'waiting') return;
    payment.status = 'paid';
    payment.paidRial = paidRial;
    payment.paidAt = this.#clock();
  }

  fail(payment: BankPayment): void {
    if (payment.status === 'waiting') payment.status = 'failed';
  }

  /** Minutes since the payment was paid. */
  minutesSincePaid({ paidAt }: BankPayment): number {
    return paidAt ? (this.#clock().getTime() - paidAt.getTime()) / 60_000 : 0;
  }

  #asOfNow(payment: BankPayment): BankPayment {
    if (payment.status === 'paid' && this.minutesSincePaid(payment) > payment.verifyMinutes) {
      payment.status = 'reversed';
    }
    return payment;
  }
}

export function randomText(length: number): string {
  return Array.from({ length }, () => randomInt(36).toString(36).toUpperCase()).join('');
}
