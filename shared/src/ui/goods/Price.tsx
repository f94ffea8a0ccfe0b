import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { persianNumber } from '../../format/persian.ts';
import { Toman } from './Toman.tsx';
import { priceMessages } from '../ui-messages.ts';
import styles from './Price.module.css';

interface PriceProps {
  /** Whole tomans before the discount; 0 means «تماس بگیرید» (§1). */
  price: number;
  /** The amount to be paid, in whole tomans. If it is below `price`, the old price is shown above it, crossed out. */
  finalPrice?: number | undefined;
  /** Whether it can be bought; otherwise «ناموجود» is shown. */
  available?: boolean | undefined;
  size?: 'normal' | 'large' | undefined;
}

/** The price of a product, or the reason why it has none. */
export function Price({ price, finalPrice = price, available = true, size }: PriceProps) {
  if (price === 0) {
    return (
      <p className={styles.call}>
        <IconPhone aria-hidden="true" />
        {priceMessages.call}
      </p>
    );
  }
  if (!available) return <p className={styles.none}>{priceMessages.unavailable}</p>;

  const discounted = finalPrice < price;
  return (
    <p className={styles.price} data-size={size}>
      {discounted && (
        <del className={styles.old}>
          <span className="visually-hidden">{priceMessages.before} </span>
          {persianNumber(price)}
        </del>
      )}
      <span className={styles.final}>
        {discounted && <span className="visually-hidden">{priceMessages.after} </span>}
        <Toman amount={finalPrice} />
      </span>
    </p>
  );
}
