import { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import type { SearchResult } from '@kashi/contracts/listing/search';
import * as z from 'zod/mini';
import type { Taxonomy, Titled } from '../catalogue/listing/scopes/taxonomy.ts';
import { wordsOf } from '../catalogue/words/persian-words.ts';
import { pictureField } from '../http/media/picture-paths.ts';
import { readProductCards } from '../catalogue/product/product-cards.ts';
import type { CatalogueShop } from '../catalogue/catalogue-shop.ts';

const mostOfAKind = 8;

/** The suggestions of the search box while a shopper types; none for a text without words. */
export async function suggest(
  { store, listing }: Pick<CatalogueShop, 'store' | 'listing'>,
  text: string,
): Promise<SearchResult> {
  if (wordsOf(text).length === 0) return { SubGroups: [], Products: [], Tags: [] };

  const taxonomy = await listing.taxonomy();
  const { productIds, searchedFor = text } = await listing.suggest(
    z.parse(listingFilterSchema, { SearchValue: text }),
    mostOfAKind,
  );
  const cards = await readProductCards(store, productIds);
  const subGroups = taxonomy.suggest('subGroups', searchedFor, mostOfAKind);
  return {
    SubGroups: subGroups.map((each) => ({
      ...titled(each),
      ...groupOf(each, subGroups, taxonomy),
    })),
    Products: cards.map((card) => ({
      Title: card.Name,
      Id: card.Id,
      Price: card.Price,
      FinalPrice: card.FinalPrice,
      IsAvailable: card.IsAvailable,
      ...(card.TaxRate && { TaxRate: card.TaxRate }),
      ...pictureField(card.Picture),
    })),
    Tags: taxonomy.suggest('tags', searchedFor, mostOfAKind).map(titled),
  };
}

/** The group of a subgroup whose title another one has too: «کفش» of women, of men and of children. */
function groupOf({ id, title }: Titled, suggested: readonly Titled[], taxonomy: Taxonomy) {
  if (!suggested.some((other) => other.title === title && other.id !== id)) return {};
  const groupId = taxonomy.subGroups.get(id)?.groupId;
  const group = groupId === undefined ? undefined : taxonomy.groups.get(groupId);
  return group && { GroupTitle: group.title };
}

function titled({ id, title }: Titled): { Id: number; Title: string } {
  return { Id: id, Title: title };
}
