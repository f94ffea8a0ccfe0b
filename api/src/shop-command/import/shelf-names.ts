import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** A kind of shelf with a title that no such shelf had. */
export interface MadeShelf {
  kind:
    | 'groups'
    | 'subgroups'
    | 'categories'
    | 'brands'
    | 'tags'
    | 'property_groups'
    | 'properties';
  title: string;
}

/**
 * Finds groups, brands, tags and specifications by title, creates missing ones, and lists what it created. A new one comes last, as
 * one that is made at the desk.
 */
export class ShelfNames {
  readonly made: MadeShelf[] = [];
  readonly #tx: Transaction<Tables>;
  readonly #known = new Map<string, number>();

  constructor(tx: Transaction<Tables>) {
    this.#tx = tx;
  }

  brand(title: string): Promise<number> {
    return this.#find('brands', title, {});
  }

  tag(title: string): Promise<number> {
    return this.#find('tags', title, {});
  }

  category(title: string, subgroup_id: number): Promise<number> {
    return this.#find('categories', title, { subgroup_id });
  }

  /** The specification with this title in the group of specifications. */
  async property(title: string, group: string): Promise<number> {
    const group_id = await this.#find('property_groups', group, {});
    return this.#find('properties', title, { group_id });
  }

  /**
   * The subgroup with this title in the group; without a group, the only subgroup with this title. Undefined if that is
   * ambiguous.
   */
  async subGroup(title: string, group: string): Promise<number | undefined> {
    if (group !== '') {
      const group_id = await this.#find('groups', group, {});
      return this.#find('subgroups', title, { group_id });
    }
    const rows = await this.#tx
      .selectFrom('subgroups')
      .select('id')
      .where('title', '=', title)
      .limit(2)
      .execute();
    return rows.length === 1 ? rows[0]?.id : undefined;
  }

  async #find(
    table: MadeShelf['kind'],
    title: string,
    under: { group_id?: number; subgroup_id?: number },
  ): Promise<number> {
    const key = JSON.stringify([table, title, under]);
    const id = this.#known.get(key) ?? (await this.#read(table, title, under));
    this.#known.set(key, id);
    return id;
  }

  async #read(
    table: MadeShelf['kind'],
    title: string,
    under: { group_id?: number; subgroup_id?: number },
  ): Promise<number> {
    const { ref } = this.#tx.dynamic;
    let query = this.#tx.selectFrom(table).select('id').where('title', '=', title).orderBy('id');
    for (const [column, id] of Object.entries(under)) query = query.where(ref(column), '=', id);
    const known = await query.limit(1).executeTakeFirst();
    if (known) return known.id;

    this.made.push({ kind: table, title });
    const last = sql<number>`(select coalesce(max(position), -1) + 1 from ${sql.table(table)})`;
    const position = table === 'tags' ? {} : { position: last };
    const values = { title, ...under, ...position } as Parented;
    const { id } = await this.#tx
      .insertInto(table)
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
}

/** What a new shelf of any kind may be given. */
interface Parented {
  title: string;
  group_id: number;
  subgroup_id: number;
}
