import { FieldSet } from '../../parts/form/FieldSet.tsx';
import { MomentEntry } from '../../parts/form/MomentEntry.tsx';
import { NumberEntry } from '../../parts/form/NumberEntry.tsx';
import type { FieldsProps } from './fields-props.ts';
import type { GoodsDraft } from '../goods-draft.ts';
import { messages } from '../messages.ts';

/** The discount of all variants of a product, and when it begins and ends. */
export function DiscountFields({ draft, onChange, problemOf }: FieldsProps) {
  const set = (part: Partial<GoodsDraft>) => onChange({ ...draft, ...part });
  return (
    <FieldSet title={messages.discountTitle}>
      <NumberEntry
        label={messages.discount}
        value={draft.discountPercent}
        onChange={(discountPercent) => set({ discountPercent })}
        problem={problemOf('discountPercent')}
      />
      <MomentEntry
        label={messages.discountFrom}
        helperText={messages.discountFromHint}
        value={draft.discountFrom}
        onChange={(discountFrom) => set({ discountFrom })}
        problem={problemOf('discountFrom')}
      />
      <MomentEntry
        label={messages.discountUntil}
        helperText={messages.discountUntilHint}
        value={draft.discountUntil}
        onChange={(discountUntil) => set({ discountUntil })}
        problem={problemOf('discountUntil')}
      />
    </FieldSet>
  );
}
