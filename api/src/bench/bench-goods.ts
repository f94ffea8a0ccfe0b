import type { ListingRow } from '../catalogue/listing/listing-row.ts';
import { searchable } from '../catalogue/words/persian-words.ts';
import { brandNames, colours, kinds, letters } from './bench-messages.ts';
import { pick } from './seeded-random.ts';

/** How many groups, brands and tags a big shop has. */
export const filedUnder = { groups: 8, subGroups: 80, categories: 405, brands: 300, tags: 556 };

/** Products are distributed unevenly, as in a real shop: few groups, brands and tags hold most of them. */
export function aRow(productId: number, random: () => number): ListingRow {
  const skewed = (most: number) => Math.floor(most * random() ** 2.5) + 1;
  const subGroup = skewed(filedUnder.subGroups);
  const brand = skewed(filedUnder.brands);
  const kind = pick(kinds, subGroup);
  const name = searchable(
    kind,
    pick(brandNames, brand),
    `${pick(letters, productId)}${productId % 900}`,
    pick(colours, productId),
  );
  return {
    product_id: productId,
    group_id: (subGroup % filedUnder.groups) + 1,
    subgroup_id: subGroup,
    category_id: subGroup * 5 + (productId % 5),
    brand_id: brand,
    tag_ids: [...new Set([1, 2, 3].map(() => skewed(filedUnder.tags)))],
    attribute_ids: attributesOf(subGroup, productId),
    is_available: random() < 0.65,
    final_price: random() < 0.04 ? 0 : Math.floor(random() * 5000) * 10_000,
    discount_percent: random() < 0.5 ? 0 : Math.floor(random() * 40),
    registered_at: new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * 6e10)),
    name_text: name,
    search_text: searchable(name, pick(brandNames, brand), kind),
  };
}

/** Eight attributes of the subgroup's own, and two whose values hardly repeat: how many values the bench asks among. */
export const attributesOfSubGroup = { filters: 8, values: 12, specifications: 2 };

/** The id of a value, which is its attribute's too: values of different attributes are never the same. */
export function valueId(attributeId: number, value: number): number {
  return attributeId * 1000 + value;
}

export function attributeId(subGroup: number, place: number): number {
  return subGroup * 10 + place;
}

function attributesOf(subGroup: number, productId: number): number[] {
  const { filters, values, specifications } = attributesOfSubGroup;
  return Array.from({ length: filters + specifications }, (_, place) => {
    const id = attributeId(subGroup, place);
    const among = place < filters ? values : 900;
    return [id, valueId(id, (productId * (place + 7)) % among)];
  }).flat();
}
