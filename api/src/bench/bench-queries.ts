import type { listingFilterSchema } from '@kashi/contracts/listing/listing-filter';
import type * as z from 'zod/mini';
import { brandNames, colours, kinds } from './bench-messages.ts';
import { attributeId, attributesOfSubGroup, filedUnder, valueId } from './bench-goods.ts';
import { pick } from './seeded-random.ts';

/** A shopper's query: mostly a shelf, often narrowed by filters, every eighth time a search. */
export function aQuery(random: () => number): z.input<typeof listingFilterSchema> {
  const chance = (part: number) => random() < part;
  const id = (most: number) => Math.floor(most * random() ** 2.5) + 1;
  const scopes = [
    { part: 0.15, query: () => ({ GroupId: id(filedUnder.groups) }) },
    { part: 0.43, query: () => narrowed(id(filedUnder.subGroups), random) },
    { part: 0.64, query: () => ({ CategoryId: id(filedUnder.categories) }) },
    { part: 0.78, query: () => ({ TagId: id(filedUnder.tags) }) },
    { part: 0.84, query: () => ({ BrandCode: id(filedUnder.brands) }) },
    {
      part: 0.96,
      query: () => ({
        SearchValue: `${pick(kinds, id(filedUnder.subGroups))} ${chance(0.5) ? pick(brandNames, id(filedUnder.brands)) : ''}`,
      }),
    },
    { part: 1, query: () => ({}) },
  ];
  const scope = random();
  return {
    ...scopes.find(({ part }) => scope <= part)?.query(),
    OrderBy: Math.floor(random() * 4),
    IsAvalible: chance(0.3),
    ...(chance(0.2) && { BrandIds: `${id(filedUnder.brands)},${id(filedUnder.brands)}` }),
    ...(chance(0.2) && { FromPriceRange: 1_000_000, ToPriceRange: 20_000_000 }),
    ...(chance(0.1) && { SearchInResult: pick(colours, id(50)) }),
    Page: chance(0.05) ? 30 : 1,
  };
}

/** The largest subgroups, narrowed down by their attributes. */
export function aNarrowedSubGroup(random: () => number): z.input<typeof listingFilterSchema> {
  return narrowed(1 + Math.floor(random() * 5), random, 1);
}

/** A subgroup, every third time with one to three values of its attributes. */
function narrowed(SubGroupId: number, random: () => number, part = 0.33) {
  if (random() > part) return { SubGroupId };
  const { filters, values } = attributesOfSubGroup;
  const some = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, place) => {
    const id = attributeId(SubGroupId, (place % 2) + Math.floor(random() * (filters - 1)));
    return `${id}-${valueId(id, Math.floor(random() * values))}`;
  });
  return { SubGroupId, Attributes: some.join(',') };
}

/** The text of the search box while it is being typed: one letter at first. */
export function aPieceOfAName(random: () => number): string {
  const id = (most: number) => Math.floor(most * random() ** 2.5) + 1;
  const name = `${pick(kinds, id(filedUnder.subGroups))} ${pick(brandNames, id(filedUnder.brands))}`;
  return name.slice(0, 1 + Math.floor(random() * name.length));
}
