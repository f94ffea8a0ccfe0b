import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { persianNumber } from '@kashi/format/persian';
import { IconButton } from '../../actions/IconButton.tsx';
import { quantityMessages } from '../../ui-messages.ts';
import styles from './Quantity.module.css';

interface QuantityProps {
  /** The product's name, for the buttons' names. */
  name: string;
  quantity: number;
  /** The stock (R20). */
  max: number;
  onChange: (quantity: number) => void;
  /** If given, a bin replaces the minus at one. */
  onRemove?: (() => void) | undefined;
  /** A change is running: pressing does nothing until it is answered. */
  busy?: boolean | undefined;
}

/** The number of pieces of a product. Plus is on the right. Its buttons keep the focus at their limits. */
export function Quantity({ name, quantity, max, onChange, onRemove, busy = false }: QuantityProps) {
  const atMost = quantity >= max;
  const atLeast = quantity <= 1;
  const removes = atLeast && onRemove !== undefined;
  const lessLabel = removes ? quantityMessages.remove(name) : quantityMessages.decrease(name);

  function increase() {
    if (!busy && !atMost) onChange(quantity + 1);
  }

  function decrease() {
    if (busy) return;
    if (removes) onRemove();
    else if (!atLeast) onChange(quantity - 1);
  }

  return (
    <div className={styles.quantity} role="group" aria-label={name} aria-busy={busy || undefined}>
      <IconButton
        label={quantityMessages.increase(name)}
        aria-disabled={atMost || undefined}
        onClick={increase}
      >
        <IconPlus aria-hidden="true" />
      </IconButton>
      <output>{persianNumber(quantity)}</output>
      <IconButton
        label={lessLabel}
        aria-disabled={(atLeast && !removes) || undefined}
        onClick={decrease}
      >
        {removes ? <IconTrash aria-hidden="true" /> : <IconMinus aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
