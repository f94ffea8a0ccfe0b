import type { ApiRequest } from './recorded-api.ts';
import { visitorBy, type RecordedAnswer, type RecordedShop } from './recorded-shop.ts';

/** What an order is called in the examples of pages, whose real address is another one with every recording. */
export const recordedOrder = 'recorded';

/** When everything has happened that happens while it is recorded. */
const recordedAt = '2026-01-15T08:30:00.000Z';
const hourMs = 60 * 60 * 1000;

interface RecordedPeople {
  /** Tokens of the customer with a past and of the one without. */
  token: string;
  newcomer: string;
  /**
   * What has another name with every recording, by the name that it has in all of them: the examples of pages name them, and a
   * recording that says nothing new is the same as the last.
   */
  names: Record<string, string>;
}

/** Asks a demo shop in place of a gate's visitors, and remembers what it has answered to whom, and on whose pages. */
export class Recording {
  readonly #apiUrl: string;
  readonly #people: RecordedPeople;
  readonly #answers: RecordedShop = { guest: {}, customer: {}, newcomer: {} };
  /** Whose pages have asked each address. */
  readonly #askedBy = new Map<string, Set<string>>();
  #owner = 'shell';

  constructor(apiUrl: string, people: RecordedPeople) {
    this.#apiUrl = apiUrl;
    this.#people = people;
  }

  /** From here on it is the pages of this remote that ask. */
  visits(owner: string): void {
    this.#owner = owner;
  }

  async answer({ url, authorization }: ApiRequest): Promise<RecordedAnswer> {
    const { token, newcomer, names } = this.#people;
    const visitor = visitorBy(authorization);
    const tokens = { guest: null, customer: token, newcomer };
    const headers: Record<string, string> = tokens[visitor]
      ? { authorization: `Bearer ${tokens[visitor]}` }
      : {};
    const asked = Object.entries(names).reduce(
      (address, [name, real]) => address.replaceAll(`=${name}`, `=${real}`),
      url,
    );
    const response = await fetch(this.#apiUrl + asked, { headers });
    const body = Object.entries(names).reduce(
      (text, [name, real]) => text.replaceAll(real, name),
      withoutNow(await response.text()),
    );
    const answer = { status: response.status, body: JSON.parse(body) as unknown };
    this.#answers[visitor][url] = answer;
    this.#askedBy.set(url, (this.#askedBy.get(url) ?? new Set()).add(this.#owner));
    return answer;
  }

  /** Whoever has a recording: the remotes, and the shell, which keeps what it asks itself and what several remotes ask. */
  owners(): string[] {
    return [...new Set([...this.#askedBy.keys()].map((url) => this.#keeperOf(url)))].toSorted();
  }

  /** What one of them keeps. What a customer is answered as a guest is stands there once. */
  shopOf(owner: string): RecordedShop {
    const { guest, customer, newcomer } = this.#answers;
    const kept = (answers: Record<string, RecordedAnswer>, isNew = (_url: string) => true) =>
      Object.fromEntries(
        Object.entries(answers).filter(([url]) => this.#keeperOf(url) === owner && isNew(url)),
      );
    const differs = (answers: Record<string, RecordedAnswer>) => (url: string) =>
      JSON.stringify(answers[url]) !== JSON.stringify(guest[url]);
    return {
      guest: kept(guest),
      customer: kept(customer, differs(customer)),
      newcomer: kept(newcomer, differs(newcomer)),
    };
  }

  #keeperOf(url: string): string {
    const [owner = 'shell', ...others] = this.#askedBy.get(url) ?? [];
    return others.length > 0 ? 'shell' : owner;
  }
}

function withoutNow(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
    Math.abs(Date.now() - Date.parse(time)) < hourMs ? recordedAt : time,
  );
}
