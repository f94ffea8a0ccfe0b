import { formatMessages } from '@kashi/format/format-messages';
import { persianNumber } from '@kashi/format/persian';
import styles from './Price.module.css';

/**
 * An amount of tomans: the number, then its unit, smaller and fainter. It takes the size of the text around it. Number and space are
 * one text, because React parts two with a comment, and a page has some hundred amounts.
 */
export function Toman({ amount }: { amount: number }) {
  return (
    <span className={styles.toman}>
      {`${persianNumber(amount)} `}
      <span className={styles.unit}>{formatMessages.toman}</span>
    </span>
  );
}
