import type { Shelves } from '@kashi/contracts/desk/goods/shelves';
import type { Dispatch, SetStateAction } from 'react';
import type { GoodsDraft } from '../goods-draft.ts';

/** The properties of each part of a product's form. */
export interface FieldsProps {
  draft: GoodsDraft;
  /** Takes a function too, for a change that arrives after the part was rendered with an older draft. */
  onChange: Dispatch<SetStateAction<GoodsDraft>>;
  shelves: Shelves;
  problemOf(field: string): string | undefined;
}
