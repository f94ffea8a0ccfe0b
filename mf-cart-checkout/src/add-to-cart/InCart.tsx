import type { CartLine } from '@kashi/contracts/cart';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Quantity } from '@kashi/ui/form/amount/Quantity';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { changeQuantity, removeLine } from '../parts/live-cart/cart-changes.ts';
import { useLine } from '../parts/live-cart/use-line.ts';
import { messages } from './messages.ts';
import styles from './InCart.module.css';

/** The quantity of a product in the cart, and the link to the cart. A cart in payment refuses changes and says why. */
export function InCart({ line }: { line: CartLine }) {
  const shell = useShellApi();
  const { id, lastQuantity, isLeaving, refusal } = useLine(line);
  const { ProductName: name } = line;

  return (
    <>
      <div className={styles.row}>
        <Quantity
          name={name}
          quantity={lastQuantity}
          max={line.StockInventory}
          busy={isLeaving}
          onChange={(next) => changeQuantity(shell, id, next)}
          onRemove={() => removeLine(shell, id)}
        />
        <TextLink href="/cart" forward>
          {messages.inCart}
        </TextLink>
      </div>
      {refusal !== undefined && <ProblemNotice error={refusal} />}
    </>
  );
}
