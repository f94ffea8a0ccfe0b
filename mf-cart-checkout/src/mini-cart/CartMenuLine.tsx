import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Cart, CartLine } from '@kashi/contracts/cart';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { Price } from '@kashi/ui/goods/Price';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { ProductRow } from '@kashi/ui/goods/ProductRow';
import { removeLine } from '../parts/live-cart/cart-changes.ts';
import { isLocked } from '../parts/live-cart/cart-state.ts';
import { lineName } from '../parts/line-name.ts';
import { useLine } from '../parts/live-cart/use-line.ts';
import { messages } from './messages.ts';
import styles from './CartMenuLine.module.css';

interface CartMenuLineProps {
  line: CartLine;
  cart: Cart;
}

export function CartMenuLine({ line, cart }: CartMenuLineProps) {
  const shell = useShellApi();
  const { id, quantity, isLeaving, refusal } = useLine(line);

  return (
    <li className={styles.line} data-leaving={isLeaving || undefined}>
      <ProductRow
        product={{
          Id: line.ProductId,
          Name: line.ProductName,
          PicPath: line.ProductPicPath,
          ...(line.Picture && { Picture: line.Picture }),
          Price: line.Price * line.Quantity,
          FinalPrice: line.FinalPrice * line.Quantity,
          IsAvailable: true,
        }}
        note={
          <div className={styles.note}>
            <Price
              price={line.Price * line.Quantity}
              finalPrice={line.FinalPrice * line.Quantity}
            />
            {quantity > 1 && <span>{messages.quantity(quantity, line.Unit)}</span>}
          </div>
        }
        action={
          !isLocked(cart) && (
            <IconButton
              label={messages.remove(lineName(line))}
              aria-disabled={isLeaving || undefined}
              onClick={() => !isLeaving && removeLine(shell, id)}
            >
              <IconTrash aria-hidden="true" />
            </IconButton>
          )
        }
      />
      {refusal !== undefined && <ProblemNotice error={refusal} />}
    </li>
  );
}
