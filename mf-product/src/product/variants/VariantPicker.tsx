import { useHydrated } from '@kashi/ui/use-hydrated';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';
import { chosenVariant, type Variant } from './variants.ts';
import styles from './VariantPicker.module.css';

interface VariantPickerProps {
  variants: readonly Variant[];
  chosen: Variant;
  /** Variants without colours are sizes, where the shop has a size guide for the product (R47). */
  areSizes: boolean;
  hrefOf: (id: number) => string;
  onChoose: (id: number) => void;
}

/**
 * The choice among the variants, which are the sale parameters (§2). A sold-out variant is marked and can still be chosen. Before
 * hydration the choices are links to the same page with another variant.
 */
export function VariantPicker({
  variants,
  chosen,
  areSizes,
  hrefOf,
  onChoose,
}: VariantPickerProps) {
  // Radios of one name are one group across the document, so page and dialog need names of their own.
  const name = useId();
  const isHydrated = useHydrated();
  const { colour, size, kind } = messages.variants;
  const ordinary = chosenVariant(variants, null);
  const isColour = variants.some(({ colorHex }) => colorHex !== null);

  return (
    <fieldset>
      <legend className={styles.legend}>
        {isColour ? colour : areSizes ? size : kind}{' '}
        <span className={styles.chosen}>{nameOf(chosen)}</span>
      </legend>
      <div className={styles.variants}>
        {variants.map((variant) =>
          isHydrated ? (
            <label
              key={variant.id}
              className={styles.variant}
              data-state={stateOf(variant)}
              data-chosen={variant.id === chosen.id || undefined}
            >
              <input
                type="radio"
                name={name}
                value={variant.id}
                checked={variant.id === chosen.id}
                onChange={() => onChoose(variant.id)}
              />
              <VariantFace variant={variant} ordinary={ordinary} />
            </label>
          ) : (
            <Link
              key={variant.id}
              to={hrefOf(variant.id)}
              className={styles.variant}
              data-state={stateOf(variant)}
              aria-current={variant.id === chosen.id ? 'true' : undefined}
            >
              <VariantFace variant={variant} ordinary={ordinary} />
            </Link>
          ),
        )}
      </div>
    </fieldset>
  );
}

interface VariantFaceProps {
  variant: Variant;
  /** The variant whose price stands on the product's card. */
  ordinary: Variant | null;
}

function VariantFace({ variant, ordinary }: VariantFaceProps) {
  const note = noteOf(variant, ordinary);
  return (
    <>
      {variant.colorHex && (
        <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="9.5" fill={variant.colorHex} />
        </svg>
      )}
      {nameOf(variant)}
      {note && <small>{note}</small>}
    </>
  );
}

/** The note on a variant: that it is sold out, or by how much it is dearer; null for none. */
function noteOf({ inStock, finalPrice }: Variant, ordinary: Variant | null): string | null {
  const { unavailable, dearer } = messages.variants;
  if (!inStock) return unavailable;
  const difference = finalPrice - (ordinary?.finalPrice ?? finalPrice);
  return difference > 0 ? dearer(difference) : null;
}

function nameOf({ name }: Variant): string {
  return name || messages.variants.noColour;
}

function stateOf({ inStock }: Variant): 'unavailable' | undefined {
  return inStock ? undefined : 'unavailable';
}
