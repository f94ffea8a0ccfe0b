import { persianNumber } from '@kashi/format/persian';
import { Alert, Button } from '@mui/material';
import { FieldSet } from '../../parts/form/FieldSet.tsx';
import { NumberEntry } from '../../parts/form/NumberEntry.tsx';
import { RemoveRow } from '../../parts/form/RemoveRow.tsx';
import { TextEntry } from '../../parts/form/TextEntry.tsx';
import type { FieldsProps } from './fields-props.ts';
import { newVariant, type VariantDraft } from '../goods-draft.ts';
import { messages } from '../messages.ts';

/** The variants of a product with their prices and stocks. */
export function VariantFields({ draft, onChange, problemOf }: FieldsProps) {
  const { variants } = draft;
  const setAll = (changed: VariantDraft[]) => onChange({ ...draft, variants: changed });
  const set = (place: number, part: Partial<VariantDraft>) =>
    setAll(variants.map((each, index) => (index === place ? { ...each, ...part } : each)));
  const problem = problemOf('variants');

  return (
    <div data-rows tabIndex={-1} role="group" aria-label={messages.variants}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {variants.map((variant, place) => (
        <FieldSet key={variant.key} title={messages.variant(persianNumber(place + 1))}>
          <TextEntry
            label={messages.variantName}
            value={variant.name}
            onChange={(name) => set(place, { name })}
            problem={problemOf(`variants.${place}.name`)}
          />
          <TextEntry
            label={messages.color}
            value={variant.colorHex}
            onChange={(colorHex) => set(place, { colorHex })}
            problem={problemOf(`variants.${place}.colorHex`)}
            placeholder="#1a2b3c"
            ltr
          />
          <NumberEntry
            label={messages.price}
            helperText={messages.priceHint}
            value={variant.priceToman}
            onChange={(priceToman) => set(place, { priceToman })}
            problem={problemOf(`variants.${place}.priceToman`)}
          />
          <NumberEntry
            label={messages.stock}
            value={variant.stock}
            onChange={(stock) => set(place, { stock })}
            problem={problemOf(`variants.${place}.stock`)}
          />
          {variants.length > 1 && (
            <RemoveRow onRemove={() => setAll(variants.filter((_, index) => index !== place))}>
              {messages.removeVariant}
            </RemoveRow>
          )}
        </FieldSet>
      ))}
      <Button
        variant="outlined"
        onClick={() => setAll([...variants, newVariant()])}
        sx={{ marginBlockEnd: 2 }}
      >
        {messages.addVariant}
      </Button>
    </div>
  );
}
