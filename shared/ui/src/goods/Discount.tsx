import { persianPercent } from '@kashi/format/persian';
import { priceMessages } from '../ui-messages.ts';
import styles from './Discount.module.css';

interface DiscountProps {
  percent: number;
  /** `inline` for a line of text, `large` on the picture of the product's own page. */
  variant?: 'star' | 'inline' | 'large' | undefined;
}

/** The discount, on a pomegranate star. Renders nothing without a discount. */
export function Discount({ percent, variant }: DiscountProps) {
  if (percent <= 0) return null;
  return (
    <span className={styles.discount} data-variant={variant}>
      {persianPercent(percent)}
      <span className="visually-hidden">{` ${priceMessages.discount}`}</span>
    </span>
  );
}
