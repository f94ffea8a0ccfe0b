import type { ProductProperty } from '@kashi/contracts/product/product';
import { messages } from '../messages.ts';
import styles from './Highlights.module.css';

/** The highlighted properties of a product (§2); nothing where it has none. */
export function Highlights({ properties }: { properties: readonly ProductProperty[] }) {
  if (properties.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{messages.highlights}</h2>
      <dl className={styles.highlights}>
        {properties.map(({ PropertyTitle, PropertyValue }) => (
          <div key={PropertyTitle}>
            <dt>{PropertyTitle}</dt>
            <dd>{PropertyValue || messages.noValue}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
