import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { CartLine } from '@kashi/contracts/cart';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { Discount } from '@kashi/ui/goods/Discount';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { Price } from '@kashi/ui/goods/Price';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Quantity } from '@kashi/ui/form/amount/Quantity';
import { changeQuantity, removeLine } from '../../parts/live-cart/cart-changes.ts';
import { useLine } from '../../parts/live-cart/use-line.ts';
import { lineName } from '../../parts/line-name.ts';
import { LineAbout } from './LineAbout.tsx';
import { LineNotes } from './LineNotes.tsx';
import { messages } from '../messages.ts';
import styles from './CartLineRow.module.css';

interface CartLineRowProps {
  line: CartLine;
  /** The cart is in payment: its lines can be read and not changed. */
  isLocked: boolean;
}

/** One line of the cart. A refused change is explained here, beside the control that was refused. */
export function CartLineRow({ line, isLocked }: CartLineRowProps) {
  const { id, quantity, lastQuantity, isLeaving, isChanging, refusal } = useLine(line);
  const name = lineName(line);
  const shell = useShellApi();

  return (
    <li className={styles.line} data-leaving={isLeaving || undefined}>
      <LineAbout line={line} />
      {!isLocked && (
        <IconButton
          label={messages.remove(name)}
          aria-disabled={isLeaving || undefined}
          onClick={() => !isLeaving && removeLine(shell, id)}
        >
          <IconTrash aria-hidden="true" />
        </IconButton>
      )}
      <LineNotes line={line} quantity={quantity} />
      <div className={styles.foot}>
        {isLocked ? (
          <p>{messages.quantity(line.Quantity, line.Unit)}</p>
        ) : (
          <Quantity
            name={name}
            quantity={lastQuantity}
            max={line.StockInventory}
            busy={isLeaving}
            onChange={(next) => changeQuantity(shell, id, next)}
          />
        )}
        <div className={styles.price} aria-busy={isChanging}>
          <Discount percent={line.DiscountPercent} variant="inline" />
          <Price price={line.Price * line.Quantity} finalPrice={line.FinalPrice * line.Quantity} />
        </div>
      </div>
      {refusal !== undefined && (
        <div className={styles.refusal}>
          <ProblemNotice error={refusal} />
        </div>
      )}
    </li>
  );
}
