import type { ProductCard as Card } from '@kashi/contracts/product/product-card';
import { ProductCard } from '@kashi/ui/goods/ProductCard';
import { Rail } from '@kashi/ui/layout/Rail';
import { Section } from '@kashi/ui/layout/Section';
import { messages } from './messages.ts';

/** The similar products; nothing where the server names none. */
export function SimilarProducts({ products }: { products: readonly Card[] }) {
  if (products.length === 0) return null;
  return (
    <Section title={messages.similar} whenNear>
      <Rail label={messages.similar}>
        {products.map((product) => (
          <li key={product.Id}>
            <ProductCard product={product} sizes="(min-width: 64rem) 10rem, 8rem" whenNear />
          </li>
        ))}
      </Rail>
    </Section>
  );
}
