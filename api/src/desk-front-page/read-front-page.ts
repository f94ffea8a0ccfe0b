import type { FrontPage, ListedProduct } from '@kashi/contracts/desk/front-page';
import { bannerSlots } from '@kashi/contracts/home';
import type { Kysely } from 'kysely';
import { versionOf } from '../desk-http/version-of.ts';
import type { Tables } from '../schema/tables.ts';

/** The front page as the owner has set it up, what is switched off and hidden too. */
export async function readFrontPage(db: Kysely<Tables>): Promise<FrontPage> {
  const page = {
    slides: await readSlides(db),
    banners: await readBanners(db),
    sections: await readSections(db),
    amazing: await readList(db, 'amazing_offers'),
    suggested: await readList(db, 'suggested_products'),
  };
  return { version: versionOf(chosenOf(page)), ...page };
}

/** What the owner has chosen: a product that gets another name or is hidden makes no other front page. */
function chosenOf(page: Omit<FrontPage, 'version'>) {
  return {
    ...page,
    sections: page.sections.map((section) => ({ ...section, products: idsOf(section.products) })),
    amazing: idsOf(page.amazing),
    suggested: idsOf(page.suggested),
  };
}

function idsOf(products: readonly ListedProduct[]): number[] {
  return products.map(({ id }) => id);
}

async function readSlides(db: Kysely<Tables>): Promise<FrontPage['slides']> {
  const rows = await db
    .selectFrom('sliders')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ picture, url, alt, title, is_active }) => ({
    picture,
    url,
    alt,
    title,
    isActive: is_active,
  }));
}

async function readBanners(db: Kysely<Tables>): Promise<FrontPage['banners']> {
  const rows = await db.selectFrom('banners').selectAll().execute();
  return Array.from({ length: bannerSlots }, (_, slot) => {
    const row = rows.find((each) => each.slot === slot);
    return {
      picture: row?.picture ?? null,
      url: row?.url ?? '',
      alt: row?.alt ?? '',
      title: row?.title ?? '',
      isActive: row?.is_active ?? false,
    };
  });
}

async function readSections(db: Kysely<Tables>): Promise<FrontPage['sections']> {
  const sections = await db.selectFrom('promo_sections').selectAll().orderBy('position').execute();
  const rows = await db
    .selectFrom('promo_section_products as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['s.section_position', 'p.id', 'p.name', 'p.hidden_at'])
    .orderBy('s.position')
    .orderBy('p.id')
    .execute();
  return sections.map(({ position, title, url }) => ({
    title,
    url,
    products: rows.filter((row) => row.section_position === position).map(listed),
  }));
}

async function readList(
  db: Kysely<Tables>,
  table: 'amazing_offers' | 'suggested_products',
): Promise<ListedProduct[]> {
  // Both tables have the same columns, which the types of a query cannot know.
  const rows = await db
    .selectFrom(`${table as 'suggested_products'} as l`)
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['p.id', 'p.name', 'p.hidden_at'])
    .orderBy('l.position')
    .orderBy('p.id')
    .execute();
  return rows.map(listed);
}

function listed(row: { id: number; name: string; hidden_at: Date | null }): ListedProduct {
  return { id: row.id, name: row.name, isHidden: row.hidden_at !== null };
}
