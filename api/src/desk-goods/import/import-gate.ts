import { Refusal } from '../../http/refusal.ts';
import { messages } from './messages.ts';

/**
 * Lets one import of this process through at a time, from its first picture to its last row: the store refuses a second one of
 * another process too, but only once that comes to its rows.
 */
export class ImportGate {
  #isBusy = false;

  /** Throws a 409 while another import is under way. */
  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isBusy) throw new Refusal(409, messages.busy);
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#isBusy = false;
    }
  }
}
