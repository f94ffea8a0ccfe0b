import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { withTax } from '@kashi/contracts/with-tax';
import { persianNumber } from '@kashi/format/persian';
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
  /** The percent of value added tax that is added to the price (R33). */
  taxRate?: number | undefined;
  /** Says the amount with the tax, in place of the short note that tax is added. */
  saysPayable?: boolean | undefined;
}

/** The price of a product, or the reason why it has none. */
export function Price({
  price,
  finalPrice = price,
  available = true,
  size,
  taxRate = 0,
  saysPayable,
}: PriceProps) {
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
          <span className="visually-hidden">{`${priceMessages.before} `}</span>
          {persianNumber(price)}
        </del>
      )}
      <span className={styles.final}>
        {discounted && <span className="visually-hidden">{`${priceMessages.after} `}</span>}
        <Toman amount={finalPrice} />
      </span>
      {taxRate > 0 && (
        <small className={styles.tax}>
          {saysPayable ? (
            <>
              {priceMessages.withTax} <Toman amount={withTax(finalPrice, taxRate)} />
            </>
          ) : (
            priceMessages.plusTax
          )}
        </small>
      )}
    </p>
  );
}
