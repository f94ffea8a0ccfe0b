import type { Shelves } from '@kashi/shared/contracts/desk/shelves';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Everything that a product can be put under, in the order in which shoppers see it. */
export async function readShelves(db: Kysely<Tables>): Promise<Shelves> {
  const titled = (table: 'groups' | 'brands' | 'property_groups') =>
    db.selectFrom(table).select(['id', 'title']).orderBy('position').orderBy('id').execute();
  const subGroups = db
    .selectFrom('subgroups')
    .select(['id', 'title', 'group_id as groupId'])
    .orderBy('position')
    .orderBy('id');
  const categories = db
    .selectFrom('categories')
    .select(['id', 'title', 'subgroup_id as subGroupId'])
    .orderBy('position')
    .orderBy('id');
  const properties = db
    .selectFrom('properties')
    .select(['id', 'title', 'group_id as propertyGroupId'])
    .orderBy('position')
    .orderBy('id');
  return {
    groups: await titled('groups'),
    subGroups: await subGroups.execute(),
    categories: await categories.execute(),
    brands: await titled('brands'),
    propertyGroups: await titled('property_groups'),
    properties: await properties.execute(),
  };
}
