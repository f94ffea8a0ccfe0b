import type { ShelfKind, Shelves } from '@kashi/contracts/desk/goods/shelves';
import type { ShelfLook } from './ShelfPictures.tsx';

/** A shelf as it was read; `look` for the kinds that show something beside their title. */
export interface KnownShelf {
  id: number;
  title: string;
  version: string;
  /** The shelf under which it lies; null for a kind of shelf that has no parent. */
  parentId: number | null;
  look: ShelfLook | null;
  hasPicture: boolean;
}

/** The shelves of a kind, in the order in which shoppers see them. */
export function shelvesOf(shelves: Shelves, kind: ShelfKind): KnownShelf[] {
  if (kind === 'group') {
    return shelves.groups.map(({ picture, ...known }) => ({
      ...known,
      parentId: null,
      look: { picture },
      hasPicture: picture !== null,
    }));
  }
  if (kind === 'brand') {
    return shelves.brands.map(({ logo, alt, ...known }) => ({
      ...known,
      parentId: null,
      look: { logo, alt },
      hasPicture: logo !== '',
    }));
  }
  if (kind === 'subGroup') {
    return shelves.subGroups.map(({ sizeGuide, groupId, ...known }) => ({
      ...known,
      parentId: groupId,
      look: { sizeGuide },
      hasPicture: false,
    }));
  }
  const plain = (known: Shelves['propertyGroups'][number], parentId: number | null) => ({
    ...known,
    parentId,
    look: null,
    hasPicture: false,
  });
  if (kind === 'category') {
    return shelves.categories.map(({ subGroupId, ...known }) => plain(known, subGroupId));
  }
  if (kind === 'property') {
    return shelves.properties.map(({ propertyGroupId, ...known }) => plain(known, propertyGroupId));
  }
  return shelves.propertyGroups.map((known) => plain(known, null));
}

/** One shelf of a kind; undefined once it is deleted. */
export function shelfIn(shelves: Shelves, kind: ShelfKind, id: number): KnownShelf | undefined {
  return shelvesOf(shelves, kind).find((shelf) => shelf.id === id);
}
