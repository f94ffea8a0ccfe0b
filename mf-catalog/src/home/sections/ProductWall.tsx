import type { ProductCard } from '@kashi/contracts/product/product-card';
import { ProductRow } from '@kashi/ui/goods/ProductRow';
import styles from './ProductWall.module.css';

/** The most products: three lines of three on a wide screen; on a phone more would push the rest of the page down. */
export const mostInWall = 9;

/** Products as small rows in columns, for variety between two rails. More than `mostInWall` are shown as a rail. */
export function ProductWall({ products }: { products: readonly ProductCard[] }) {
  return (
    <ul className={styles.wall}>
      {products.map((product) => (
        <li key={product.Id}>
          <ProductRow product={product} />
        </li>
      ))}
    </ul>
  );
}
