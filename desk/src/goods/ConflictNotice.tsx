import type { Goods, GoodsConflict } from '@kashi/contracts/desk/goods/goods';
import type { Shelves } from '@kashi/contracts/desk/goods/shelves';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber, persianPercent, persianToman } from '@kashi/format/persian';
import { OvertakenNotice } from '../parts/state/OvertakenNotice.tsx';
import type { ReactNode } from 'react';
import { RichTextShown } from '../parts/rich-text/RichTextShown.tsx';
import { messages } from './messages.ts';
import { titleIn } from './title-in.ts';

interface Props {
  conflict: GoodsConflict;
  shelves: Shelves;
  /** Gives up what was typed. */
  onTheirs(): void;
  /** Keeps what was typed, to be saved over the other member's version. */
  onMine(): void;
}

/**
 * Another member has changed the product: the notice shows that member's value of each field that differs, and asks which version
 * to keep.
 */
export function ConflictNotice({ conflict, shelves, onTheirs, onMine }: Props) {
  const sentence = `${changeOf(conflict)} ${messages.keptText}`;
  const facts = savedFacts(conflict.current, conflict.differs, shelves);
  return <OvertakenNotice sentence={sentence} facts={facts} onTheirs={onTheirs} onMine={onMine} />;
}

/** Who has changed the product, and when. */
export function changeOf({ changedBy, changedAt }: GoodsConflict): string {
  const when = changedAt === null ? '' : jalaliDateTime(changedAt);
  return messages.conflict(changedBy ?? messages.somebody, when);
}

/** The saved values of these fields, by the fields' names. */
export function savedFacts(
  current: Goods,
  fields: readonly string[],
  shelves: Shelves,
): [string, ReactNode][] {
  return fields.map((field) => [
    messages.fields[field as keyof typeof messages.fields] ?? field,
    valueOf(current, field as keyof Goods, shelves),
  ]);
}

function valueOf(current: Goods, field: keyof Goods, shelves: Shelves): ReactNode {
  const shelf = shelfOf[field as keyof typeof shelfOf];
  if (shelf && current[field] !== null) {
    return titleIn(shelves[shelf], current[field] as number) ?? messages.changedList;
  }
  if (field === 'variants') return variantsOf(current);
  if (field === 'description' && current.description !== '') {
    return <RichTextShown label={messages.fields.description} html={current.description} />;
  }
  if (field === 'discountPercent') return persianPercent(current.discountPercent);
  const value = current[field];
  const isMoment = field === 'discountFrom' || field === 'discountUntil';
  return isMoment && value !== null ? jalaliDateTime(value as string) : shown(value);
}

/** The fields that have the number of a shelf, which says nothing to a reader. */
const shelfOf = { subGroupId: 'subGroups', categoryId: 'categories', brandId: 'brands' } as const;

/** The saved price and stock of each variant, so that a member who keeps a typed stock knows the saved one. */
function variantsOf({ variants }: Goods): string {
  return variants
    .map(({ name, priceToman, stock }) =>
      messages.variantNow(name, persianToman(priceToman), persianNumber(stock)),
    )
    .join(messages.between);
}

function shown(value: unknown): string {
  if (value === null || value === '') return messages.none;
  if (typeof value === 'number') return persianNumber(value);
  return typeof value === 'string' ? value : messages.changedList;
}
