import type { Product } from '@kashi/contracts/product/product';
import { Rating } from '@kashi/ui/goods/Rating';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import { groupPath, subGroupPath } from './filter-links.ts';
import { messages } from './messages.ts';
import styles from './ProductMeta.module.css';

/** The product's rating, and the links to its group and subgroup. */
export function ProductMeta({ product }: { product: Product }) {
  const group = groupPath(product);
  return (
    <p className={styles.meta}>
      {product.Rating && (
        <span>
          {messages.rating} <Rating average={product.Rating.Average} className={styles.rating} />
        </span>
      )}
      <span>
        {messages.group}{' '}
        {group ? <ShopLink href={group}>{product.GroupTitle}</ShopLink> : product.GroupTitle}
      </span>
      <span>
        {messages.subGroup}{' '}
        <ShopLink href={subGroupPath(product)}>{product.SubGroupTitle}</ShopLink>
      </span>
    </p>
  );
}
