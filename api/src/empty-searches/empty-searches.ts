import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { atIntervals } from '../at-intervals.ts';
import type { Shop } from '../shop.ts';

type NotingShop = Pick<Shop, 'store' | 'clock'>;

/** The most texts that are told apart between two writings, and in a whole day: a flood of words fills no table. */
const mostAtOnce = 200;
const mostOfADay = 1000;
const writesEveryMs = 10_000;
/** As many digits as a phone number, a card or a national id has: who types one by mistake leaves no trace. */
const mostDigits = 7;

/** Counts the searches that found nothing; they are written together, so that a search itself writes nothing. */
export class EmptySearches {
  readonly #shop: NotingShop;
  #times = new Map<string, number>();

  constructor(shop: NotingShop) {
    this.#shop = shop;
  }

  /** `text`: the words that were searched for, in the form in which the search compares them. */
  note(text: string): void {
    if (text === '' || text.replace(/\D/g, '').length > mostDigits || isNobodysWord(text)) return;
    const known = this.#times.get(text);
    if (known === undefined && this.#times.size >= mostAtOnce) return;
    this.#times.set(text, (known ?? 0) + 1);
  }

  /** Adds what was counted since the last writing to the day in Tehran. Counts that could not be written are lost. */
  async write(): Promise<void> {
    if (this.#times.size === 0) return;
    const counted = [...this.#times].map(([text, times]) => ({ text, times }));
    this.#times = new Map();
    const day = sql`(${this.#shop.clock()}::timestamptz at time zone 'Asia/Tehran')::date`;
    await sql`
      insert into empty_searches (day, text, times)
      select ${day}, counted.text, counted.times
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (text text, times int)
      where exists (select from empty_searches e where e.day = ${day} and e.text = counted.text)
        or (select count(*) from empty_searches e where e.day = ${day}) < ${mostOfADay}
      -- In one order, so that two processes that write never wait for each other.
      order by counted.text
      on conflict (day, text) do update set times = empty_searches.times + excluded.times`.execute(
      this.#shop.store.db,
    );
  }
}

/** What no keyboard types. The store refuses such a text, and all others that are written with it. */
function isNobodysWord(text: string): boolean {
  return /\p{Cc}/u.test(text) || !text.isWellFormed();
}

/** Counts for a shop that listens: written every ten seconds, and once more as the shop closes. */
export function countEmptySearches(app: FastifyInstance, shop: NotingShop): EmptySearches {
  const searches = new EmptySearches(shop);
  const writing = atIntervals(writesEveryMs, () => searches.write());
  app.addHook('onClose', async () => {
    await writing.end();
    await searches.write();
  });
  return searches;
}
