import { persianPercent } from '../../format/persian.ts';
import { priceMessages } from '../ui-messages.ts';
import styles from './Discount.module.css';

interface DiscountProps {
  percent: number;
  /** `inline` stands in a line of text, `large` on the product's own picture. */
  variant?: 'star' | 'inline' | 'large' | undefined;
}

/** The discount, on a pomegranate star. Nothing where there is none. */
export function Discount({ percent, variant }: DiscountProps) {
  if (percent <= 0) return null;
  return (
    <span className={styles.discount} data-variant={variant}>
      {persianPercent(percent)}
      <span className="visually-hidden"> {priceMessages.discount}</span>
    </span>
  );
}
