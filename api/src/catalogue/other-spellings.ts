import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import type { Store } from '../store/store.ts';

/** A filter in the ids of the index, and the ids in the filter's address. */
interface Meant {
  filter: ListingFilter;
  /**
   * By the id of a value: the ids that the address has for it, where one of them is of a spelling that was a value of its own before.
   */
  inAddress: ReadonlyMap<number, ReadonlySet<number>>;
}

/** What a filter means whose address is older than the rule that one value in several spellings is one (R40). */
export async function meantFilter({ db }: Store, filter: ListingFilter): Promise<Meant> {
  const pairs = filter.Attributes.map((pair) => pair.split('-').map(Number));
  const ids = pairs.map(([, valueId]) => valueId as number);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('filter_values')
          .select(['id', 'same_as as shown'])
          .where('id', '=', (expression) => expression.fn.any(expression.val(ids)))
          .where('same_as', 'is not', null)
          .$narrowType<{ shown: number }>()
          .execute();
  if (rows.length === 0) return { filter, inAddress: new Map() };

  const shown = new Map(rows.map((row) => [row.id, row.shown]));
  const Attributes = pairs.map(
    ([attributeId, valueId = 0]) => `${attributeId}-${shown.get(valueId) ?? valueId}`,
  );
  const inAddress = new Map(rows.map((row) => [row.shown, new Set<number>()]));
  for (const id of ids) inAddress.get(shown.get(id) ?? id)?.add(id);
  return { filter: { ...filter, Attributes }, inAddress };
}
