import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { persianNumber } from '../../format/persian.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { quantityMessages } from '../ui-messages.ts';
import styles from './Quantity.module.css';

interface QuantityProps {
  /** Of what, for the buttons' names. */
  name: string;
  quantity: number;
  /** The stock (R20). */
  max: number;
  onChange: (quantity: number) => void;
  /** Given, a bin takes the minus's place at one. */
  onRemove?: (() => void) | undefined;
  /** A change is on its way: pressing does nothing until it is answered. */
  busy?: boolean | undefined;
}

/** How many of a product. Plus stands on the right. Its buttons keep the focus when they can do no more. */
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
