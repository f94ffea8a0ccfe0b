import IconPercentage from '@tabler/icons-react/dist/esm/icons/IconPercentage.mjs';
import type { ProductCard } from '@kashi/contracts/product/product-card';
import { useId } from 'react';
import { filterPath } from '../../filter-address.ts';
import { AllLink } from './AllLink.tsx';
import { messages } from '../messages.ts';
import { ProductRail } from './ProductRail.tsx';
import styles from './Offers.module.css';

/** The code of the listing's order «بیشترین تخفیف» (§9). */
const byDiscount = 3;

/** The amazing offers, on the shop's one saffron panel. */
export function Offers({ products }: { products: readonly ProductCard[] }) {
  const titleId = useId();
  const { title, hint } = messages.offers;

  return (
    <section className={`girih ${styles.offers}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        <span className={`star ${styles.star}`} aria-hidden="true">
          <IconPercentage />
        </span>
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          <p>{hint}</p>
        </div>
        <AllLink href={filterPath({ IsAvalible: true, OrderBy: byDiscount })} of={title} />
      </header>
      <ProductRail label={title} products={products} />
    </section>
  );
}
