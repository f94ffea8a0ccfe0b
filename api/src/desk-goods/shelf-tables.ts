import { type ShelfInput, type ShelfKind, type Shelves } from '@kashi/contracts/desk/goods/shelves';
import type { Picture } from '@kashi/contracts/picture';
import { sql, type Kysely } from 'kysely';
import { versionOf } from '../desk-http/version-of.ts';
import type { Tables } from '../schema/tables.ts';

/** Everything that a product can be put under, in the order in which shoppers see it. */
export async function readShelves(db: Kysely<Tables>): Promise<Shelves> {
  const rowsOf = async (kind: ShelfKind) => {
    const { rows } = await sql<ShelfRow>`
      select * from ${sql.table(kept[kind].table)} order by position, id`.execute(db);
    return rows;
  };
  const plain = (kind: ShelfKind) => (row: ShelfRow) => ({
    id: row.id,
    title: row.title,
    version: versionOf(saidOf(kind, row)),
  });
  const groups = await rowsOf('group');
  const subGroups = inOrderOf(groups, await rowsOf('subGroup'), (row) => row.group_id);
  const propertyGroups = await rowsOf('propertyGroup');
  return {
    groups: groups.map((row) => ({
      ...plain('group')(row),
      picture: row.picture ?? null,
    })),
    subGroups: subGroups.map((row) => ({
      ...plain('subGroup')(row),
      groupId: row.group_id ?? 0,
      sizeGuide: row.size_guide ?? null,
    })),
    categories: inOrderOf(subGroups, await rowsOf('category'), (row) => row.subgroup_id).map(
      (row) => ({
        ...plain('category')(row),
        subGroupId: row.subgroup_id ?? 0,
      }),
    ),
    brands: (await rowsOf('brand')).map((row) => ({
      ...plain('brand')(row),
      logo: row.logo_path ?? '',
      alt: row.alt ?? '',
    })),
    propertyGroups: propertyGroups.map(plain('propertyGroup')),
    properties: inOrderOf(propertyGroups, await rowsOf('property'), (row) => row.group_id).map(
      (row) => ({
        ...plain('property')(row),
        propertyGroupId: row.group_id ?? 0,
      }),
    ),
  };
}

/** The shelves with those of the first parent first: their positions are an order under one parent alone. */
function inOrderOf(
  parents: readonly ShelfRow[],
  rows: readonly ShelfRow[],
  parentOf: (row: ShelfRow) => number | undefined,
): ShelfRow[] {
  const of = Map.groupBy(rows, parentOf);
  return parents.flatMap(({ id }) => of.get(id) ?? []);
}

/** Where each kind of shelf is kept, the column that names what it lies under, and what may lie on it. */
export const kept = {
  group: { table: 'groups', under: null, holds: [['subgroups', 'group_id']] },
  subGroup: {
    table: 'subgroups',
    under: 'group_id',
    holds: [
      ['categories', 'subgroup_id'],
      ['products', 'subgroup_id'],
    ],
  },
  category: { table: 'categories', under: 'subgroup_id', holds: [['products', 'category_id']] },
  brand: { table: 'brands', under: null, holds: [['products', 'brand_id']] },
  propertyGroup: { table: 'property_groups', under: null, holds: [['properties', 'group_id']] },
  property: {
    table: 'properties',
    under: 'group_id',
    holds: [['product_property_values', 'property_id']],
  },
} as const satisfies Record<
  ShelfKind,
  { table: keyof Tables; under: string | null; holds: readonly (readonly [keyof Tables, string])[] }
>;

/** A row of any of the tables of shelves. */
export interface ShelfRow {
  id: number;
  title: string;
  /** Of a subgroup, and of a property, whose group is one of properties. */
  group_id?: number;
  subgroup_id?: number;
  /** Of a group. */
  picture?: Picture | null;
  /** Of a brand. */
  logo_path?: string;
  alt?: string;
  /** Of a subgroup. */
  size_guide?: string | null;
}

/** What a shelf says and shows: this changes, and is logged. */
export type Said = Pick<ShelfInput, 'title' | 'picture' | 'logo' | 'alt' | 'sizeGuide'>;

export function saidOf(
  kind: ShelfKind,
  { title, picture, logo_path, alt, size_guide }: ShelfRow,
): Said {
  if (kind === 'group') return { title, picture: picture ?? null };
  if (kind === 'brand') return { title, logo: logo_path ?? '', alt: alt ?? '' };
  if (kind === 'subGroup') return { title, sizeGuide: size_guide ?? null };
  return { title };
}
