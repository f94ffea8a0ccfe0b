import type { ImportColumn } from '@kashi/contracts/desk/goods/imports';
import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { longestTags, tagsCell } from '../../shop-command/import/import-row.ts';
import { tagTitles } from '../tag-titles.ts';

/** What a file of goods says of a product beside what the list shows. */
export type DescribedGoods = Record<
  Extract<
    ImportColumn,
    'short_name' | 'group' | 'category' | 'tags' | 'summary' | 'guarantee' | 'unit'
  >,
  string | null
> & { weight_grams: number | null };

/** These products as a file of goods describes them, by their ids. */
export async function describedGoods(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<Map<number, DescribedGoods>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('subgroups as s', 's.id', 'p.subgroup_id')
    .innerJoin('groups as g', 'g.id', 's.group_id')
    .leftJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.short_name', 'g.title as group', 'c.title as category'])
    .select(['p.meta_description', 'p.guarantee_description', 'p.unit', 'p.weight_grams'])
    .select(tagTitles.as('tags'))
    .where('p.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        short_name: row.short_name,
        group: row.group,
        category: row.category,
        tags: tagsIn(row.tags),
        summary: row.meta_description,
        guarantee: row.guarantee_description,
        unit: row.unit,
        weight_grams: row.weight_grams,
      },
    ]),
  );
}

/** The tags of a cell; none where the import would read others, since an empty cell changes nothing. */
function tagsIn(titles: readonly string[]): string {
  const cell = tagsCell(titles);
  return cell.length > longestTags || titles.some((title) => title.includes('|')) ? '' : cell;
}
