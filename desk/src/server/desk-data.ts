import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import {
  askDesk,
  askForWork,
  type AskOptions,
  type DeskCallName,
  type InputOf,
  type ValueOf,
} from './ask-desk.ts';
import { DeskProblem } from './desk-problem.ts';
import { KeysetPages } from './keyset-pages.ts';

/** react-admin's data provider, and every other call of the desk. */
export interface DeskData extends DataProvider {
  ask<Name extends DeskCallName>(
    name: Name,
    input: InputOf<Name>,
    options?: AskOptions,
  ): Promise<{ data: ValueOf<Name> }>;
  work<Name extends DeskCallName>(
    name: Name,
    input: InputOf<Name>,
    options: Parameters<typeof askForWork<Name>>[2],
  ): Promise<{ data: ValueOf<Name> }>;
}

interface Resource {
  /** The call that answers one page of the list, or the whole list if that is short. */
  list: DeskCallName;
  one?: DeskCallName;
  /** The field that identifies a row; `id` if this is absent. */
  key?: string;
}

/** The lists of the desk, by the names in their addresses. */
const resources: Record<string, Resource> = {
  orders: { list: 'GET /v1/desk/orders', one: 'GET /v1/desk/orders/one' },
  refunds: { list: 'GET /v1/desk/refunds' },
  reviews: { list: 'GET /v1/desk/reviews' },
  questions: { list: 'GET /v1/desk/questions' },
  messages: { list: 'GET /v1/desk/messages' },
  goods: { list: 'GET /v1/desk/goods', one: 'GET /v1/desk/goods/one' },
  coupons: { list: 'GET /v1/desk/coupons', key: 'code' },
  customers: { list: 'GET /v1/desk/customers', one: 'GET /v1/desk/customers/one' },
  corrections: { list: 'GET /v1/desk/corrections' },
  returns: { list: 'GET /v1/desk/returns', one: 'GET /v1/desk/returns/one' },
  transfers: { list: 'GET /v1/desk/transfers', one: 'GET /v1/desk/transfers/one' },
  payments: { list: 'GET /v1/desk/payments' },
  texts: { list: 'GET /v1/desk/texts' },
  staff: { list: 'GET /v1/desk/staff' },
  audit: { list: 'GET /v1/desk/audit' },
};

/** The only way from a screen to the server. */
export function deskData(): DeskData {
  const pages = new KeysetPages();

  const provider: Partial<DeskData> = {
    async getList(name, params) {
      const resource = resourceOf(name);
      const { page = 1, perPage = 25 } = params.pagination ?? {};
      const input = { ...filterOf(params), limit: perPage };
      const list = `${name} ${JSON.stringify(input)}`;
      const { rows, hasNext } = await pages.read(list, page, async (after) =>
        asPage(await askAny(resource.list, { ...input, after }, params.signal)),
      );
      return {
        data: rows.map((row) => withId(row, resource)) as never[],
        pageInfo: { hasNextPage: hasNext, hasPreviousPage: page > 1 },
      };
    },

    async getOne(name, { id, signal }) {
      const resource = resourceOf(name);
      if (resource.one) {
        return { data: withId(await askAny(resource.one, { id }, signal), resource) as never };
      }
      const search = resource.key ? { search: id } : {};
      const { rows } = asPage(await askAny(resource.list, search, signal));
      const found = rows.map((row) => withId(row, resource)).find((row) => row.id === id);
      if (!found) throw new DeskProblem('refused', 404);
      return { data: found as never };
    },

    async ask(name, input, options) {
      return { data: await askDesk(name, input, options) };
    },

    async work(name, input, options) {
      return { data: await askForWork(name, input, options) };
    },
  };
  // react-admin's methods for changes are left out: screens change things by `ask`, which names the call.
  return provider as DeskData;
}

function resourceOf(name: string): Resource {
  const resource = resources[name];
  if (!resource) throw new Error(`The desk has no list of ${name}`);
  return resource;
}

function askAny(name: DeskCallName, input: object, signal: AbortSignal | undefined) {
  return askDesk(name, input as never, { signal }) as Promise<unknown>;
}

/** The search text with Latin digits; the text field accepts digits of any script. */
function filterOf({ filter }: GetListParams): object {
  return Object.fromEntries(
    Object.entries((filter ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? toLatinDigits(value) : value]),
  );
}

/** The answer as a page: the server answers a short list as a whole, without pages. */
function asPage(answer: unknown): { rows: object[]; next: string | null } {
  return Array.isArray(answer)
    ? { rows: answer as object[], next: null }
    : (answer as { rows: object[]; next: string | null });
}

function withId(row: unknown, { key = 'id' }: Resource): RaRecord {
  const fields = row as Record<string, string | number>;
  return { ...fields, id: fields[key] ?? '' };
}
