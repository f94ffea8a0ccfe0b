import type { Store } from '../store/store.ts';
import { readTorobProducts, type TorobProduct } from './torob-products.ts';
import type { TorobQuestion } from './torob-question.ts';

/** The answer of Torob's Product API v3. */
export interface TorobAnswer {
  api_version: 'torob_api_v3';
  current_page: number;
  total: number;
  max_pages: number;
  /** Only for a request by cursor; null on the last page. */
  next_cursor?: string | null;
  products: TorobProduct[];
}

/** Answers one request for products of the shop at `origin`, a hundred at a time. */
export async function answerTorob(
  store: Store,
  origin: string,
  question: TorobQuestion,
): Promise<TorobAnswer> {
  if ('page_urls' in question) {
    return chosen(
      store,
      origin,
      question.page_urls.map((url) => idInUrl(url, origin)),
    );
  }
  if ('page_uniques' in question) return chosen(store, origin, question.page_uniques.map(idIn));

  const total = await countProducts(store);
  const frame = {
    api_version,
    total,
    max_pages: Math.max(1, Math.ceil(total / pageSize)),
  } as const;
  if ('page' in question) {
    const ids = await pageOf(store, question);
    const products = await readTorobProducts(store, origin, ids);
    return { ...frame, current_page: question.page, products };
  }

  const ids = await below(store, question.cursor);
  const products = await readTorobProducts(store, origin, ids.slice(0, pageSize));
  const next_cursor = ids.length > pageSize ? String(ids[pageSize - 1]) : null;
  return { ...frame, current_page: 1, next_cursor, products };
}

const api_version = 'torob_api_v3';
const pageSize = 100;

/** Deleted products are left out, and Torob then stops asking for them. */
async function chosen(store: Store, origin: string, ids: readonly number[]): Promise<TorobAnswer> {
  const products = await readTorobProducts(store, origin, [...new Set(ids)]);
  return { api_version, current_page: 1, total: products.length, max_pages: 1, products };
}

/** The product's id in the address; 0, which no product has, for an address that is not a product of this shop. */
function idInUrl(url: string, origin: string): number {
  if (!URL.canParse(url)) return 0;
  const { host, pathname } = new URL(url);
  const id = /^\/product\/(\d+)(?:\/|$)/i.exec(pathname)?.[1] ?? '';
  return host === new URL(origin).host ? idIn(id) : 0;
}

function idIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

async function countProducts({ db }: Store): Promise<number> {
  const { count } = await db
    .selectFrom('product_listing')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const columns = {
  date_added_desc: 'registered_at',
  date_updated_desc: 'changed_at',
  product_id_desc: 'product_id',
} as const;

async function pageOf(
  { db }: Store,
  { page, sort }: Extract<TorobQuestion, { page: number }>,
): Promise<number[]> {
  const rows = await db
    .selectFrom('product_listing')
    .select('product_id')
    .orderBy(columns[sort], 'desc')
    .orderBy('product_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return rows.map((row) => row.product_id);
}

/** The next ids below the cursor, and one more if it exists. */
async function below({ db }: Store, cursor: string | undefined): Promise<number[]> {
  const rows = await db
    .selectFrom('product_listing')
    .select('product_id')
    .$if(cursor !== undefined, (query) => query.where('product_id', '<', Number(cursor)))
    .orderBy('product_id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return rows.map((row) => row.product_id);
}
