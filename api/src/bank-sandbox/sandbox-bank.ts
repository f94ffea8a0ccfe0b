import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** `status` of an inquiry. */
export type PaymentStatus = 'IN_BANK' | 'PAID' | 'VERIFIED' | 'FAILED' | 'REVERSED';

export interface BankPayment {
  authority: string;
  merchantId: string;
  amountRial: number;
  /** What the buyer paid; another amount only where a test asks for it. */
  paidRial: number;
  description: string;
  callbackUrl: string;
  status: PaymentStatus;
  refId: number;
  createdAt: Date;
  paidAt: Date | null;
}

/** What went wrong, as the real gateway numbers it. */
export class BankError extends Error {
  readonly code: number;
  /** Which field is wrong, of a -9. */
  readonly field: string | undefined;

  constructor(code: number, field?: string) {
    super(`code ${code}`);
    this.code = code;
    this.field = field;
  }
}

/** The books of the bank of play money: the rules of the real one, in memory. */
export class SandboxBank {
  readonly #clock: () => Date;
  readonly #shopOrigin: string;
  readonly #payments = new LRUCache<string, BankPayment>({ max: 10_000 });

  constructor(clock: () => Date, shopUrl: string) {
    this.#clock = clock;
    this.#shopOrigin = new URL(shopUrl).origin;
  }

  request(
    wish: Pick<BankPayment, 'merchantId' | 'amountRial' | 'description' | 'callbackUrl'>,
  ): BankPayment {
    if (!isGuid.test(wish.merchantId)) throw new BankError(-9, 'merchant_id');
    if (!Number.isSafeInteger(wish.amountRial) || wish.amountRial < 1000)
      throw new BankError(-9, 'amount');
    if (wish.amountRial > mostRial) throw new BankError(-41);
    if (wish.description === '' || wish.description.length > 500)
      throw new BankError(-9, 'description');
    if (!URL.canParse(wish.callbackUrl)) throw new BankError(-9, 'callback_url');
    if (new URL(wish.callbackUrl).origin !== this.#shopOrigin) throw new BankError(-14);

    const payment: BankPayment = {
      ...wish,
      authority: newAuthority(),
      paidRial: wish.amountRial,
      status: 'IN_BANK',
      refId: randomInt(100_000_000, 1_000_000_000),
      createdAt: this.#clock(),
      paidAt: null,
    };
    this.#payments.set(payment.authority, payment);
    return payment;
  }

  find(authority: string): BankPayment | undefined {
    return this.#payments.get(authority);
  }

  /** The buyer pays; `paidRial` differs from what was asked only in tests. */
  pay(payment: BankPayment, paidRial = payment.amountRial): void {
    if (payment.status !== 'IN_BANK') return;
    payment.status = 'PAID';
    payment.paidRial = paidRial;
    payment.paidAt = this.#clock();
  }

  fail(payment: BankPayment): void {
    if (payment.status === 'IN_BANK') payment.status = 'FAILED';
  }

  /** 100 the first time, 101 after it. */
  verify(
    merchantId: string,
    authority: string,
    amountRial: number,
  ): { code: 100 | 101; payment: BankPayment } {
    const payment = this.#own(merchantId, authority);
    if (payment.status === 'VERIFIED') return { code: 101, payment };
    if (payment.status !== 'PAID') throw new BankError(-51);
    if (payment.paidRial !== amountRial) throw new BankError(-50);
    payment.status = 'VERIFIED';
    return { code: 100, payment };
  }

  reverse(merchantId: string, authority: string): void {
    const payment = this.#own(merchantId, authority);
    if (payment.status !== 'PAID' && payment.status !== 'VERIFIED') throw new BankError(-61);
    const sincePaidMs = this.#clock().getTime() - (payment.paidAt?.getTime() ?? 0);
    if (sincePaidMs > reversibleMs) throw new BankError(-63);
    payment.status = 'REVERSED';
  }

  inquire(merchantId: string, authority: string): PaymentStatus {
    return this.#own(merchantId, authority).status;
  }

  /** Paid and never verified, newest first. */
  unverified(merchantId: string): BankPayment[] {
    return [...this.#payments.values()].filter(
      (payment) => payment.merchantId === merchantId && payment.status === 'PAID',
    );
  }

  #own(merchantId: string, authority: string): BankPayment {
    const payment = this.#payments.get(authority);
    if (!payment) throw new BankError(-54);
    if (payment.merchantId !== merchantId) throw new BankError(-53);
    return payment;
  }
}

const isGuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A hundred million toman. */
const mostRial = 1_000_000_000;
const reversibleMs = 30 * 60_000;

/** An S and 35 characters, as the real sandbox has it. */
function newAuthority(): string {
  const digits = Array.from({ length: 35 }, () => randomInt(36).toString(36).toUpperCase());
  return `S${digits.join('')}`;
}
