import type { ApiRequest } from './recorded-api.ts';
import { visitorBy, type RecordedAnswer, type RecordedShop } from './recorded-shop.ts';

/** What an order is called in the examples of pages, whose real address is another one with every recording. */
export const recordedOrder = 'recorded';

interface RecordedPeople {
  /** Tokens of the customer with a past and of the one without. */
  token: string;
  newcomer: string;
  /** Of the order that the customer has paid. */
  hashOrderId: string;
}

/** Asks a demo shop in place of a gate's visitors, and remembers what it has answered to whom. */
export class Recording {
  readonly #apiUrl: string;
  readonly #people: RecordedPeople;
  readonly #answers: RecordedShop = { guest: {}, customer: {}, newcomer: {} };

  constructor(apiUrl: string, people: RecordedPeople) {
    this.#apiUrl = apiUrl;
    this.#people = people;
  }

  async answer({ url, authorization }: ApiRequest): Promise<RecordedAnswer> {
    const { token, newcomer, hashOrderId } = this.#people;
    const visitor = visitorBy(authorization);
    const tokens = { guest: null, customer: token, newcomer };
    const headers: Record<string, string> = tokens[visitor]
      ? { authorization: `Bearer ${tokens[visitor]}` }
      : {};
    const asked = url.replace(`HashOrderId=${recordedOrder}`, `HashOrderId=${hashOrderId}`);
    const response = await fetch(this.#apiUrl + asked, { headers });
    const body = (await response.text()).replaceAll(hashOrderId, recordedOrder);
    const answer = { status: response.status, body: JSON.parse(body) as unknown };
    this.#answers[visitor][url] = answer;
    return answer;
  }

  /** What a customer is answered as a guest is stands there once. */
  shop(): RecordedShop {
    const { guest, customer, newcomer } = this.#answers;
    const own = (answers: Record<string, RecordedAnswer>) =>
      Object.fromEntries(
        Object.entries(answers).filter(
          ([url, answer]) => JSON.stringify(answer) !== JSON.stringify(guest[url]),
        ),
      );
    return { guest, customer: own(customer), newcomer: own(newcomer) };
  }
}
