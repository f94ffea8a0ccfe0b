import { nameKey } from '@kashi/contracts/text/name-key';
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { titleKey } from './title-key.ts';

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
 * one that is made at the desk. A title with the same `nameKey` is no other one.
 */
export class ShelfNames {
  readonly made: MadeShelf[] = [];
  readonly #db: Kysely<Tables>;
  readonly #known = new Map<string, number>();
  readonly #imagines: boolean;
  /** What is missing, by its kind, the key of its title and what it lies under. */
  readonly #imagined = new Map<string, { table: MadeShelf['kind']; id: number; title: string }>();

  private constructor(db: Kysely<Tables>, imagines: boolean) {
    this.#db = db;
    this.#imagines = imagines;
  }

  static making(tx: Transaction<Tables>): ShelfNames {
    return new ShelfNames(tx, false);
  }

  /** Lists what is missing and creates nothing; a missing shelf has an id below 0, which is good for nothing but comparing. */
  static imagining(db: Kysely<Tables>): ShelfNames {
    return new ShelfNames(db, true);
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
    const rows = await this.#db
      .selectFrom('subgroups')
      .select(['id', 'title'])
      .where(isTitled(title))
      .execute();
    for (const shelf of this.#imagined.values()) {
      if (shelf.table === 'subgroups' && nameKey(shelf.title) === nameKey(title)) rows.push(shelf);
    }
    // One that is written otherwise counts where none is written as the file writes it.
    const exact = rows.filter((row) => row.title === title);
    const found = exact.length > 0 ? exact : rows;
    return found.length === 1 ? found[0]?.id : undefined;
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
    const { ref } = this.#db.dynamic;
    let query = this.#db
      .selectFrom(table)
      .select('id')
      .where(isTitled(title))
      .orderBy((shelf) => shelf('title', '=', title), 'desc')
      .orderBy('id');
    for (const [column, id] of Object.entries(under)) query = query.where(ref(column), '=', id);
    const known = await query.limit(1).executeTakeFirst();
    if (known) return known.id;
    if (this.#imagines) return this.#imagine(table, title, under);
    await lockNewTitle(this.#db, title);
    const made = await query.limit(1).executeTakeFirst();
    if (made) return made.id;

    this.made.push({ kind: table, title });
    const last = sql<number>`(select coalesce(max(position), -1) + 1 from ${sql.table(table)})`;
    const position = table === 'tags' ? {} : { position: last };
    const values = { title, ...under, ...position } as Parented;
    const { id } = await this.#db
      .insertInto(table)
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  #imagine(table: MadeShelf['kind'], title: string, under: object): number {
    const key = JSON.stringify([table, nameKey(title), under]);
    const before = this.#imagined.get(key);
    if (before) return before.id;
    this.made.push({ kind: table, title });
    const id = -this.made.length;
    this.#imagined.set(key, { table, id, title });
    return id;
  }
}

/** Whether a shelf has this title. The title itself counts where the database has other small letters than JavaScript, as for «İ». */
function isTitled(title: string): RawBuilder<boolean> {
  return sql<boolean>`(${titleKey} = ${nameKey(title)} or title = ${title})`;
}

/** Another save may be about to give the same title, which is seen only once that save is done. */
export async function lockNewTitle(db: Kysely<Tables>, title: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('new shelves'), hashtext(${title}) % ${lockedTogether})`.execute(
    db,
  );
}

/** Arabic yeh and kaf become the Persian letters, as in `toPersianLetters`. */
export const titleInPersian = sql<string>`translate(title, U&'\\064A\\0643', U&'\\06CC\\06A9')`;

/** What a new shelf of any kind may be given. */
interface Parented {
  title: string;
  group_id: number;
  subgroup_id: number;
}

/** New titles share this many locks: one for all would keep every other save waiting, and one for each has no limit. */
const lockedTogether = 64;
