import type { FrontPageInput } from '@kashi/contracts/desk/front-page';
import type { Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

type Tx = Transaction<Tables>;

/** Replaces the front page. The caller has locked it. Throws a 400 for a product that does not exist. */
export async function writeFrontPage(tx: Tx, page: FrontPageInput): Promise<void> {
  await expectProducts(tx, page);
  await writeSlides(tx, page.slides);
  await writeBanners(tx, page.banners);
  await writeSections(tx, page.sections);
  await writeList(tx, 'amazing_offers', page.amazingIds);
  await writeList(tx, 'suggested_products', page.suggestedIds);
}

/**
 * Throws a 400 for a product that does not exist, beside each list that has one. Nobody deletes one until the transaction ends.
 */
export async function expectProducts(tx: Tx, page: FrontPageInput): Promise<void> {
  const lists: [field: string, ids: number[]][] = [
    ...page.sections.map(({ productIds }, place): [string, number[]] => [
      `page.sections.${place}.productIds`,
      productIds,
    ]),
    ['page.amazingIds', page.amazingIds],
    ['page.suggestedIds', page.suggestedIds],
  ];
  const wanted = [...new Set(lists.flatMap(([, ids]) => ids))];
  if (wanted.length === 0) return;
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', wanted)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const fields = lists
    .filter(([, ids]) => ids.some((id) => !known.has(id)))
    .map(([Field]) => ({ Field, Message: messages.noProduct }));
  if (fields.length > 0) throw new Refusal(400, messages.noProduct, { fields });
}

async function writeSlides(tx: Tx, slides: FrontPageInput['slides']): Promise<void> {
  await tx.deleteFrom('sliders').execute();
  for (const [position, { picture, isActive, ...words }] of slides.entries()) {
    const row = { ...words, position, is_active: isActive, picture: JSON.stringify(picture) };
    await tx.insertInto('sliders').values(row).execute();
  }
}

async function writeBanners(tx: Tx, banners: FrontPageInput['banners']): Promise<void> {
  await tx.deleteFrom('banners').execute();
  for (const [slot, { picture, isActive, ...words }] of banners.entries()) {
    const row = {
      ...words,
      slot,
      is_active: isActive,
      picture: picture && JSON.stringify(picture),
    };
    await tx.insertInto('banners').values(row).execute();
  }
}

async function writeSections(tx: Tx, sections: FrontPageInput['sections']): Promise<void> {
  // The store deletes the products of a section along with the section.
  await tx.deleteFrom('promo_sections').execute();
  for (const [position, { title, url, productIds }] of sections.entries()) {
    await tx.insertInto('promo_sections').values({ position, title, url }).execute();
    for (const [place, product_id] of productIds.entries()) {
      await tx
        .insertInto('promo_section_products')
        .values({ section_position: position, product_id, position: place })
        .execute();
    }
  }
}

async function writeList(
  tx: Tx,
  table: 'amazing_offers' | 'suggested_products',
  ids: readonly number[],
): Promise<void> {
  await tx.deleteFrom(table).execute();
  for (const [position, product_id] of ids.entries()) {
    await tx.insertInto(table).values({ product_id, position }).execute();
  }
}
