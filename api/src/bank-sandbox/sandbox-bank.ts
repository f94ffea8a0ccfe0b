import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { GatewayName } from '@kashi/shared/contracts/gateways';

export type PaymentStatus = 'waiting' | 'paid' | 'verified' | 'settled' | 'failed' | 'reversed';

export interface BankPayment {
  bank: GatewayName;
  /** The name of the payment: Token, Authority or RefId. */
  authority: string;
  /** Whose payment it is: only the same account may ask about it. */
  account: string;
  /** The shop's own number of it. */
  orderNo: string;
  amountRial: number;
  /** What the buyer paid; another amount only where a test asks for it. */
  paidRial: number;
  description: string;
  callbackUrl: string;
  status: PaymentStatus;
  /** The receipt. */
  reference: string;
  /** What nobody verifies within so many minutes goes back to the buyer by itself; Infinity at a bank that keeps it. */
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

/** The books of the bank of play money, in memory. What is right and wrong about a call each protocol says by itself. */
export class SandboxBank {
  readonly #clock: () => Date;
  readonly #shopOrigin: string;
  readonly #payments = new LRUCache<string, BankPayment>({ max: 10_000 });

  constructor(clock: () => Date, shopUrl: string) {
    this.#clock = clock;
    this.#shopOrigin = new URL(shopUrl).origin;
  }

  /** Buyers are sent back to the shop and nowhere else. */
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

  /** The buyer pays; `paidRial` differs from what was asked only in tests. */
  pay(payment: BankPayment, paidRial = payment.amountRial): void {
    if (payment.status !== 'waiting') return;
    payment.status = 'paid';
    payment.paidRial = paidRial;
    payment.paidAt = this.#clock();
  }

  fail(payment: BankPayment): void {
    if (payment.status === 'waiting') payment.status = 'failed';
  }

  /** Minutes since the buyer paid. */
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
