import type { Shelves } from '@kashi/shared/contracts/desk/shelves';
import type { GoodsDraft } from './goods-draft.ts';

/** What each part of a product's form gets. */
export interface FieldsProps {
  draft: GoodsDraft;
  onChange(draft: GoodsDraft): void;
  shelves: Shelves;
  problemOf(field: string): string | undefined;
}
