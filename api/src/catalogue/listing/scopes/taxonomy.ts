import type { Store } from '../../../store/store.ts';
import type { ListingRow } from '../listing-row.ts';
import { wordsOf } from '../../words/persian-words.ts';

export interface Titled {
  id: number;
  title: string;
}

interface SubGroup extends Titled {
  groupId: number;
}

interface Category extends Titled {
  subGroupId: number;
}

/** The names of groups, brands and tags. Every change of one has to be announced, by `announceNames`. */
export class Taxonomy {
  readonly groups: Map<number, Titled>;
  readonly subGroups: Map<number, SubGroup>;
  readonly categories: Map<number, Category>;
  readonly brands: Map<number, Titled>;
  readonly tags: Map<number, Titled>;
  readonly #searchable: { subGroups: Searchable[]; tags: Searchable[] };

  constructor(names: {
    groups: Titled[];
    subGroups: SubGroup[];
    categories: Category[];
    brands: Titled[];
    tags: Titled[];
  }) {
    this.groups = byId(names.groups);
    this.subGroups = byId(names.subGroups);
    this.categories = byId(names.categories);
    this.brands = byId(names.brands);
    this.tags = byId(names.tags);
    this.#searchable = {
      subGroups: names.subGroups.map(searchableOf),
      tags: names.tags.map(searchableOf),
    };
  }

  /** Whether the names of everything that the product belongs to are known here. */
  knows(row: ListingRow): boolean {
    return (
      this.groups.has(row.group_id) &&
      this.subGroups.has(row.subgroup_id) &&
      (row.category_id === null || this.categories.has(row.category_id)) &&
      this.brands.has(row.brand_id) &&
      row.tag_ids.every((tagId) => this.tags.has(tagId))
    );
  }

  /** The entries whose title has every word of the text; titles that begin with it come first. */
  suggest(kind: 'subGroups' | 'tags', text: string, most: number): Titled[] {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    const beginning = words.join('');
    return this.#searchable[kind]
      .filter(({ spaced, joined }) =>
        words.every((word) => spaced.includes(word) || joined.includes(word)),
      )
      .map((each) => ({ ...each, isAtStart: each.joined.startsWith(beginning) }))
      .sort(
        (one, other) =>
          Number(other.isAtStart) - Number(one.isAtStart) ||
          one.joined.length - other.joined.length,
      )
      .slice(0, most)
      .map(({ titled }) => titled);
  }
}

export async function readTaxonomy({ db }: Store): Promise<Taxonomy> {
  const [groups, subGroups, categories, brands, tags] = await Promise.all([
    db.selectFrom('groups').select(['id', 'title']).execute(),
    db
      .selectFrom('subgroups')
      .select(['id', 'title', 'group_id as groupId'])
      .orderBy('position')
      .execute(),
    db.selectFrom('categories').select(['id', 'title', 'subgroup_id as subGroupId']).execute(),
    db.selectFrom('brands').select(['id', 'title']).execute(),
    db.selectFrom('tags').select(['id', 'title']).execute(),
  ]);
  return new Taxonomy({ groups, subGroups, categories, brands, tags });
}

interface Searchable {
  titled: Titled;
  spaced: string;
  joined: string;
}

function searchableOf(titled: Titled): Searchable {
  const words = wordsOf(titled.title);
  return { titled, spaced: words.join(' '), joined: words.join('') };
}

function byId<Each extends Titled>(all: Each[]): Map<number, Each> {
  return new Map(all.map((each) => [each.id, each]));
}
