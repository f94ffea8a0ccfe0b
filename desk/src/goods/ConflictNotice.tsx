import type { Goods, GoodsConflict } from '@kashi/contracts/desk/goods/goods';
import { jalaliDateTime } from '@kashi/format/jalali';
import { persianNumber, persianToman } from '@kashi/format/persian';
import { OvertakenNotice } from '../parts/state/OvertakenNotice.tsx';
import type { ReactNode } from 'react';
import { RichTextShown } from '../parts/rich-text/RichTextShown.tsx';
import { messages } from './messages.ts';

interface Props {
  conflict: GoodsConflict;
  /** Gives up what was typed. */
  onTheirs(): void;
  /** Keeps what was typed, to be saved over the other member's version. */
  onMine(): void;
}

/**
 * Another member has changed the product: the notice shows that member's value of each field that differs, and asks which version
 * to keep.
 */
export function ConflictNotice({ conflict, onTheirs, onMine }: Props) {
  const sentence = `${changeOf(conflict)} ${messages.keptText}`;
  const facts = savedFacts(conflict.current, conflict.differs);
  return <OvertakenNotice sentence={sentence} facts={facts} onTheirs={onTheirs} onMine={onMine} />;
}

/** Who has changed the product, and when. */
export function changeOf({ changedBy, changedAt }: GoodsConflict): string {
  const when = changedAt === null ? '' : jalaliDateTime(changedAt);
  return messages.conflict(changedBy ?? messages.somebody, when);
}

/** The saved values of these fields, by the fields' names. */
export function savedFacts(current: Goods, fields: readonly string[]): [string, ReactNode][] {
  return fields.map((field) => [
    messages.fields[field as keyof typeof messages.fields] ?? field,
    valueOf(current, field as keyof Goods),
  ]);
}

function valueOf(current: Goods, field: keyof Goods): ReactNode {
  if (field === 'variants') return variantsOf(current);
  if (field === 'description' && current.description !== '') {
    return <RichTextShown label={messages.fields.description} html={current.description} />;
  }
  const value = current[field];
  const isMoment = field === 'discountFrom' || field === 'discountUntil';
  return isMoment && value !== null ? jalaliDateTime(value as string) : shown(value);
}

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
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : messages.changedList;
}
