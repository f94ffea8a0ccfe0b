import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import type { Cart, CartLine } from '@kashi/contracts/cart';
import { Discount } from '@kashi/ui/goods/Discount';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { Price } from '@kashi/ui/goods/Price';
import { isLocked } from '../../parts/live-cart/cart-state.ts';
import { lineName } from '../../parts/line-name.ts';
import { LineAbout } from '../line/LineAbout.tsx';
import { LineNotes } from '../line/LineNotes.tsx';
import { messages } from '../messages.ts';
import { steps } from '../cart-form.ts';
import { plainMessages } from './plain-messages.ts';
import styles from '../line/CartLineRow.module.css';

interface PlainLineProps {
  cart: Cart;
  line: CartLine;
}

/** One line of the cart without JavaScript: its buttons post forms. */
export function PlainLine({ cart, line }: PlainLineProps) {
  const { Quantity, Unit, StockInventory } = line;
  const name = lineName(line);
  const locked = isLocked(cart);

  return (
    <li className={styles.line}>
      <LineAbout line={line} />
      {!locked && (
        <StepForm cart={cart} line={line} step={steps.remove} label={messages.remove(name)}>
          <IconTrash aria-hidden="true" />
        </StepForm>
      )}
      <LineNotes line={line} quantity={Quantity} />
      <div className={styles.foot}>
        <div className={styles.steps}>
          {!locked && Quantity < StockInventory && (
            <StepForm
              cart={cart}
              line={line}
              step={steps.increase}
              label={plainMessages.increase(name)}
            >
              <IconPlus aria-hidden="true" />
            </StepForm>
          )}
          <p>{messages.quantity(Quantity, Unit)}</p>
          {!locked && Quantity > 1 && (
            <StepForm
              cart={cart}
              line={line}
              step={steps.decrease}
              label={plainMessages.decrease(name)}
            >
              <IconMinus aria-hidden="true" />
            </StepForm>
          )}
        </div>
        <div className={styles.price}>
          <Discount percent={line.DiscountPercent} variant="inline" />
          <Price price={line.Price * Quantity} finalPrice={line.FinalPrice * Quantity} />
        </div>
      </div>
    </li>
  );
}

interface StepFormProps extends PlainLineProps {
  step: keyof typeof steps;
  label: string;
  /** The icon. */
  children: ReactNode;
}

function StepForm({ cart, line, step, label, children }: StepFormProps) {
  return (
    <form method="post" action="/cart">
      <input type="hidden" name="HashCartId" value={cart.HashCartId} />
      <input type="hidden" name="ProductSaleParamId" value={line.ProductSaleParamId} />
      <IconButton type="submit" name="step" value={step} label={label}>
        {children}
      </IconButton>
    </form>
  );
}
