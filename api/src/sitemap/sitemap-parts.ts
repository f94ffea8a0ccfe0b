import type { ListingScope } from '@kashi/contracts/listing/listing';
import { listingPath } from '@kashi/contracts/listing/listing-path';
import { productPath } from '@kashi/contracts/text/slug';
import { sql } from 'kysely';
import { pagePath } from '../content/page-path.ts';
import type { Store } from '../store/store.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/**
 * The present parts of the shop's sitemap. Products are divided by their ids, so a product never moves to another part, and each
 * part is one short index scan however large the shop is.
 */
export async function readParts({ db }: Store): Promise<SitemapEntry[]> {
  const { rows } = await sql<{ part: number; changedAt: Date }>`
    select product_id / ${sql.lit(idsOfPart)} as part, max(changed_at) as "changedAt"
    from product_listing group by part order by part`.execute(db);
  const newest = rows.reduce<Date | null>(
    (latest, { changedAt }) => (latest && latest > changedAt ? latest : changedAt),
    null,
  );

  return [
    { path: '/sitemap/pages.xml', changedAt: null },
    ...(newest ? [{ path: '/sitemap/listings.xml', changedAt: newest }] : []),
    ...rows.map(({ part, changedAt }) => ({ path: `/sitemap/products-${part}.xml`, changedAt })),
  ];
}

/** The pages of one part; none if the part does not exist. */
export function readPart(store: Store, name: string): Promise<SitemapEntry[]> {
  if (name === 'pages') return readPages(store);
  if (name === 'listings') return readListings(store);
  const [kind, part] = name.split('-');
  return kind === 'products' && part ? readProducts(store, Number(part)) : Promise.resolve([]);
}

/** The protocol allows 50,000 addresses and 50 MB; encoded Persian names are long. */
const idsOfPart = 10_000;

async function readProducts({ db }: Store, part: number): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('product_listing')
    .select(['product_id', 'name', 'changed_at'])
    .where('product_id', '>=', part * idsOfPart)
    .where('product_id', '<', (part + 1) * idsOfPart)
    .orderBy('product_id')
    .execute();
  return rows.map((row) => ({
    path: productPath(row.product_id, row.name),
    changedAt: row.changed_at,
  }));
}

/** Listings that have products; an empty listing asks not to be indexed. */
async function readListings({ db }: Store): Promise<SitemapEntry[]> {
  const { rows } = await sql<ListingScope & { changedAt: Date }>`
    select 'group' as "Kind", g.id as "Id", g.title as "Title", max(l.changed_at) as "changedAt"
      from product_listing l join groups g on g.id = l.group_id group by g.id
    union all
    select 'subgroup', s.id, s.title, max(l.changed_at)
      from product_listing l join subgroups s on s.id = l.subgroup_id group by s.id
    union all
    select 'category', c.id, c.title, max(l.changed_at)
      from product_listing l join categories c on c.id = l.category_id group by c.id
    union all
    select 'brand', b.id, b.title, max(l.changed_at)
      from product_listing l join brands b on b.id = l.brand_id group by b.id
    union all
    select 'tag', t.id, t.title, max(l.changed_at)
      from product_listing l cross join unnest(l.tag_ids) as tag (id) join tags t on t.id = tag.id group by t.id
    order by "Kind", "Id"`.execute(db);
  return rows.map((row) => ({ path: listingPath(row), changedAt: row.changedAt }));
}

/**
 * The pages that every shop has, and those of its own words. The store does not record when they changed. The API knows no page of
 * another team.
 */
async function readPages({ db }: Store): Promise<SitemapEntry[]> {
  const rows = await db
    .selectFrom('introductions')
    .select('section_name_en')
    .orderBy('section_name_en')
    .execute();
  const own = rows.map(({ section_name_en }) => pagePath(section_name_en));
  return ['/', '/filter', '/contactUs', ...own].map((path) => ({ path, changedAt: null }));
}
