import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { CartLine } from '@kashi/shared/contracts/cart';
import { productPath } from '@kashi/shared/contracts/slug';
import { useHost } from '@kashi/shared/kit/HostContext';
import { Discount } from '@kashi/shared/ui/Discount';
import { IconButton } from '@kashi/shared/ui/IconButton';
import { PictureTile } from '@kashi/shared/ui/PictureTile';
import { Price } from '@kashi/shared/ui/Price';
import { ProblemNotice } from '@kashi/shared/ui/ProblemNotice';
import { Quantity } from '@kashi/shared/ui/Quantity';
import { ShopLink } from '@kashi/shared/ui/ShopLink';
import { changeQuantity, removeLine } from '../cart-changes.ts';
import { shownQuantity, useCart } from '../cart-state.ts';
import { LineNotes } from './LineNotes.tsx';
import { messages } from './messages.ts';
import styles from './CartLineRow.module.css';

interface CartLineRowProps {
  line: CartLine;
  /** In payment: what is in the cart can be read, and no more. */
  isLocked: boolean;
}

/** One line of the cart. A refused change is explained here, beside the control that was refused. */
export function CartLineRow({ line, isLocked }: CartLineRowProps) {
  const state = useCart();
  const { ProductSaleParamId: id, ProductName: name } = line;
  const quantity = shownQuantity(state, id);
  const refusal = state.refusals.get(id);
  const isLeaving = quantity === 0;
  const host = useHost();
  const path = productPath(line.ProductId, name);

  return (
    <li className={styles.line} data-leaving={isLeaving || undefined}>
      <ShopLink href={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <div data-unavailable={!line.IsAvalible || undefined}>
          <PictureTile
            picture={line.Picture}
            path={line.ProductPicPath}
            sizes="(min-width: 48rem) 7rem, 5.5rem"
            alt=""
          />
        </div>
      </ShopLink>
      <div>
        <h2 className={styles.name}>
          <ShopLink href={path}>{name}</ShopLink>
        </h2>
        <p className={styles.facts}>
          {line.ProductSaleParamName && <span>{line.ProductSaleParamName}</span>}
          {line.GuaranteeDescription && <span>{line.GuaranteeDescription}</span>}
          <span>{messages.unitPrice(line.Price)}</span>
        </p>
      </div>
      {!isLocked && (
        <IconButton
          label={messages.remove(name)}
          aria-disabled={isLeaving || undefined}
          onClick={() => !isLeaving && removeLine(host, id)}
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
            quantity={isLeaving ? line.Quantity : quantity}
            max={line.StockInventory}
            busy={isLeaving}
            onChange={(next) => changeQuantity(host, id, next)}
          />
        )}
        <div className={styles.price} aria-busy={state.wanted.has(id)}>
          <Discount percent={line.DiscountPercent} variant="inline" />
          <Price price={line.Price * line.Quantity} finalPrice={line.FinalPriceSum} />
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
