import type { Goods, GoodsConflict } from '@kashi/shared/contracts/desk/goods';
import { jalaliDateTime } from '@kashi/shared/format/jalali';
import { OvertakenNotice } from '../parts/OvertakenNotice.tsx';
import { messages } from './messages.ts';

interface Props {
  conflict: GoodsConflict;
  /** Gives up what was typed. */
  onTheirs(): void;
  /** Keeps what was typed, to be saved over the other's version. */
  onMine(): void;
}

/** Somebody else has changed the product: what they have made of each field that differs, and whose version counts. */
export function ConflictNotice({ conflict, onTheirs, onMine }: Props) {
  const { current, differs, changedBy, changedAt } = conflict;
  return (
    <OvertakenNotice
      sentence={messages.conflict(
        changedBy ?? messages.somebody,
        changedAt === null ? '' : jalaliDateTime(changedAt),
      )}
      facts={differs.map((field) => [
        messages.fields[field as keyof typeof messages.fields] ?? field,
        shown(current[field as keyof Goods]),
      ])}
      onTheirs={onTheirs}
      onMine={onMine}
    />
  );
}

function shown(value: unknown): string {
  if (value === null || value === '') return messages.none;
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : messages.changedList;
}
