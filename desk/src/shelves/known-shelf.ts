import type { ShelfKind, Shelves } from '@kashi/contracts/desk/goods/shelves';
import type { ShelfLook } from './ShelfPictures.tsx';

/** A shelf as it was read; `look` for the kinds that show something beside their title. */
export interface KnownShelf {
  id: number;
  title: string;
  version: string;
  look: ShelfLook | null;
  hasPicture: boolean;
}

/** The shelves of a kind, in the order in which shoppers see them. */
export function shelvesOf(shelves: Shelves, kind: ShelfKind): KnownShelf[] {
  if (kind === 'group') {
    return shelves.groups.map(({ picture, ...known }) => ({
      ...known,
      look: { picture },
      hasPicture: picture !== null,
    }));
  }
  if (kind === 'brand') {
    return shelves.brands.map(({ logo, alt, ...known }) => ({
      ...known,
      look: { logo, alt },
      hasPicture: logo !== '',
    }));
  }
  if (kind === 'subGroup') {
    return shelves.subGroups.map(({ sizeGuide, ...known }) => ({
      ...known,
      look: { sizeGuide },
      hasPicture: false,
    }));
  }
  const lists = {
    category: shelves.categories,
    propertyGroup: shelves.propertyGroups,
    property: shelves.properties,
  };
  return lists[kind].map((known) => ({ ...known, look: null, hasPicture: false }));
}

/** One shelf of a kind; undefined once it is deleted. */
export function shelfIn(shelves: Shelves, kind: ShelfKind, id: number): KnownShelf | undefined {
  return shelvesOf(shelves, kind).find((shelf) => shelf.id === id);
}
