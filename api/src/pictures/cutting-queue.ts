import { messages as httpMessages } from '../http/messages.ts';
import { Refusal } from '../http/refusal.ts';
import { messages } from './messages.ts';

/** How many customers may wait; whoever comes after them would wait for longer than a browser does. */
const mostWaiting = 4;

/** After so many files of the staff in a row a customer has a turn: an import of theirs has thousands. */
const mostInARow = 4;

/**
 * Whose file is cut next, one at a time. Files of the staff go before those of customers, whose queue is short, so that nobody who
 * has an account of the shop keeps the desk from its work.
 */
export class CuttingQueue {
  #isBusy = false;
  #inARow = 0;
  readonly #staff: (() => void)[] = [];
  /** By the customer's id, who has one place. */
  readonly #customers = new Map<number, Waiting>();

  async ofStaff<Result>(work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#staff.push(resolve);
    return this.#inTurn(promise, work);
  }

  /**
   * Throws a 503 where too many others wait. A later file of one customer takes the place of the earlier one, which gets the 503: a
   * browser that has given up an answer sends the next file, and the shop does not hear that it has left. A file whose sender `leaves`
   * before its turn is not cut.
   */
  async ofCustomer<Result>(
    { customerId, leaves }: { customerId: number; leaves: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const earlier = this.#customers.get(customerId);
    if (!earlier && this.#customers.size >= mostWaiting) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { begin: resolve, giveWay: () => reject(tooMany()) };
    this.#customers.set(customerId, waiting);
    earlier?.giveWay();
    const leave = () => {
      if (this.#customers.get(customerId) !== waiting) return;
      this.#customers.delete(customerId);
      // Whoever has gone away hears nothing, and the log need not either.
      reject(new Refusal(400, httpMessages.malformed));
    };
    const begun = promise.finally(() => leaves.removeEventListener('abort', leave));
    if (leaves.aborted) leave();
    else leaves.addEventListener('abort', leave);
    return this.#inTurn(begun, work);
  }

  async #inTurn<Result>(turn: Promise<void>, work: () => Promise<Result>): Promise<Result> {
    this.#beginNext();
    await turn;
    try {
      return await work();
    } finally {
      this.#isBusy = false;
      this.#beginNext();
    }
  }

  #beginNext(): void {
    if (this.#isBusy) return;
    const isOfStaff =
      this.#staff.length > 0 && !(this.#inARow >= mostInARow && this.#customers.size);
    const begin = isOfStaff ? this.#staff.shift() : this.#firstCustomer();
    this.#inARow = isOfStaff ? this.#inARow + 1 : 0;
    this.#isBusy = begin !== undefined;
    begin?.();
  }

  #firstCustomer(): (() => void) | undefined {
    for (const [customerId, { begin }] of this.#customers) {
      this.#customers.delete(customerId);
      return begin;
    }
    return undefined;
  }
}

/** A customer's file that waits for its turn. */
interface Waiting {
  begin(): void;
  giveWay(): void;
}

function tooMany(): Refusal {
  return new Refusal(503, messages.tooManySent, { retryAfterSeconds: 5 });
}
