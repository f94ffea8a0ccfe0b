import type { ProductCard as Product } from '@kashi/shared/contracts/product/product-card';
import { ProductCard } from '@kashi/shared/ui/goods/ProductCard';
import { Rail } from '@kashi/shared/ui/layout/Rail';

interface ProductRailProps {
  label: string;
  products: readonly Product[];
  across?: 4 | 6 | undefined;
  /** All cards are equally tall, as those with a discount are. */
  even?: boolean | undefined;
}

/** Product cards in one row that scrolls sideways. */
export function ProductRail({ label, products, across, even }: ProductRailProps) {
  return (
    <Rail label={label} across={across} even={even}>
      {products.map((product) => (
        <li key={product.Id}>
          <ProductCard product={product} sizes="(min-width: 64rem) 10rem, 8rem" whenNear />
        </li>
      ))}
    </Rail>
  );
}
