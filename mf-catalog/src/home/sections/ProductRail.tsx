import type { ProductCard as Product } from '@kashi/contracts/product/product-card';
import { ProductCard } from '@kashi/ui/goods/ProductCard';
import { Rail } from '@kashi/ui/layout/Rail';

/** How many of its first cards give a rail its height on a phone (`Rail`). */
const leading = 3;

interface ProductRailProps {
  label: string;
  products: readonly Product[];
  across?: 4 | 6 | undefined;
}

/** Product cards in one row that scrolls sideways. A discounted card is the tallest, by its old price. */
export function ProductRail({ label, products, across }: ProductRailProps) {
  const tallest = products.findIndex(({ FinalPrice, Price }) => FinalPrice < Price);
  return (
    <Rail label={label} across={across} even={tallest < leading}>
      {products.map((product) => (
        <li key={product.Id}>
          <ProductCard product={product} sizes="(min-width: 64rem) 10rem, 8rem" whenNear />
        </li>
      ))}
    </Rail>
  );
}
