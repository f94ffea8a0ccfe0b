import type { FilteredAttribute } from '@kashi/contracts/listing/listing';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { toLatinDigits } from '@kashi/contracts/text/latin-digits';
import type { Store } from '../store/store.ts';
import type { AttributeHits } from './listing/attributes/attribute-tally.ts';
import { chosenAttributes } from './listing/attributes/chosen-attributes.ts';
import { decimalSign, unitFactors } from './words/unit-messages.ts';

/**
 * The attributes with the shop's names, in the shop's order. A chosen value is there even where no product has it, since a shopper
 * has to be able to take it back. Counts of a whole scope only sort the values. `inAddress` has the ids by which the address knows
 * a value, where they are others: it stands once for each, so that each can be taken back.
 */
export async function filteredAttributes(
  { db }: Store,
  filter: ListingFilter,
  { attributeCounts: counts, areAttributesCounted }: AttributeHits,
  inAddress: ReadonlyMap<number, ReadonlySet<number>>,
): Promise<FilteredAttribute[]> {
  const chosen = chosenAttributes(filter.Attributes);
  const wanted = new Set(
    [...counts.values(), ...chosen.values()].flatMap((values) => [...values.keys()]),
  );
  if (wanted.size === 0) return [];
  const rows = await db
    .selectFrom('filter_values as f')
    .innerJoin('properties as p', 'p.id', 'f.property_id')
    .innerJoin('property_groups as g', 'g.id', 'p.group_id')
    .select(['f.id', 'f.value', 'f.property_id', 'p.title'])
    .where('f.id', '=', (expression) => expression.fn.any(expression.val([...wanted])))
    .orderBy('g.position')
    .orderBy('g.id')
    .orderBy('p.position')
    .orderBy('p.id')
    .execute();

  const attributes = new Map<number, Counted>();
  for (const { id, value, property_id: Id, title } of rows) {
    const count = counts.get(Id)?.get(id);
    if (count === undefined && !chosen.get(Id)?.has(id)) continue;
    const attribute = attributes.get(Id) ?? { Id, Title: title, Values: [] };
    for (const Id of inAddress.get(id) ?? [id])
      attribute.Values.push({ Id, Title: value, Count: count ?? 0 });
    attributes.set(Id, attribute);
  }
  return [...attributes.values()].map((each) => {
    const values = inOrder(each.Values);
    const shown = areAttributesCounted ? values : values.map(({ Id, Title }) => ({ Id, Title }));
    return { ...each, Values: shown };
  });
}

interface Counted extends FilteredAttribute {
  Values: Value[];
}

type Value = FilteredAttribute['Values'][number] & { Count: number };

/** Sizes go up, and stand before words, which begin with those of most products as brands do. */
function inOrder(values: readonly Value[]): Value[] {
  const sizes = new Map(values.map((value) => [value, sizeOf(value.Title)]));
  return values.toSorted((one, other) => {
    const [first, second] = [sizes.get(one) ?? Infinity, sizes.get(other) ?? Infinity];
    if (first !== second) return first - second;
    const byCount = first === Infinity ? other.Count - one.Count : 0;
    return byCount || persian.compare(one.Title, other.Title);
  });
}

/** Numbers within the words count as numbers: 6 stands before 12. */
const persian = new Intl.Collator('fa', { numeric: true });

/** The number that a value begins with, in the smaller or larger unit after it; undefined for a word. */
function sizeOf(title: string): number | undefined {
  const latin = toLatinDigits(title).replace(decimalSign, '.');
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)\s*([\p{L}\u200c]*)/u.exec(latin) ?? [];
  return number === undefined ? undefined : Number(number) * (unitFactors[unit] ?? 1);
}
