import type { ProductCard } from '@kashi/shared/contracts/product-card';
import { ProductRow } from '@kashi/shared/ui/goods/ProductRow';
import styles from './ProductWall.module.css';

/** Rows of three on a wide screen, so that more than these would push the rest of the page away on a phone. */
const mostRows = 9;

/** Small rows in columns, a rest for the eye between two rails. */
export function ProductWall({ products }: { products: readonly ProductCard[] }) {
  return (
    <ul className={styles.wall}>
      {products.slice(0, mostRows).map((product) => (
        <li key={product.Id}>
          <ProductRow product={product} />
        </li>
      ))}
    </ul>
  );
}
