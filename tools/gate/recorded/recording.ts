import type { ApiRequest } from './recorded-api.ts';
import { visitorBy, type RecordedAnswer, type RecordedShop } from './recorded-shop.ts';

/** The name of an order in the examples of pages; the order's real address differs with every recording. */
export const recordedOrder = 'recorded';

const visitors = ['guest', 'customer', 'newcomer'] as const;

/** When everything has happened that happens while it is recorded. */
const recordedAt = '2026-01-15T08:30:00.000Z';
const hourMs = 60 * 60 * 1000;

export interface RecordedPeople {
  /** Tokens of the customer with a past and of the one without. */
  token: string;
  newcomer: string;
  /**
   * What has another name with every recording, by the name that it has in all of them: the examples of pages name them, and a
   * recording without news is the same as the last.
   */
  names: Record<string, string>;
  /** What the shell keeps already, where only some remotes are recorded: their pages alone do not tell what others ask as well. */
  kept?: RecordedShop | null;
}

/** Asks a demo shop in place of a gate's visitors, and remembers each answer with its visitor and the remotes that asked. */
export class Recording {
  readonly #apiUrl: string;
  readonly #people: RecordedPeople;
  readonly #answers: RecordedShop = { guest: {}, customer: {}, newcomer: {} };
  /** For each address the remotes with pages that have asked it. */
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

  /** The packages with a recording: the remotes, and the shell, which keeps what it asks itself and what several remotes ask. */
  owners(): string[] {
    return [...new Set([...this.#askedBy.keys()].map((url) => this.#keeperOf(url)))].toSorted();
  }

  /** The recording of one package. An answer that is the same for customer and guest stands there once. */
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
    const { kept } = this.#people;
    if (kept && visitors.some((visitor) => url in kept[visitor])) return 'shell';
    const [owner = 'shell', ...others] = this.#askedBy.get(url) ?? [];
    return others.length > 0 ? 'shell' : owner;
  }
}

function withoutNow(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
    Math.abs(Date.now() - Date.parse(time)) < hourMs ? recordedAt : time,
  );
}
