import { ProductGrid } from '@kashi/ui/goods/ProductGrid';
import { SkeletonCard } from '@kashi/ui/skeleton/SkeletonCard';

/** Placeholders in the places of the cards. */
export function WaitingCards() {
  return (
    <ProductGrid>
      {['1', '2', '3', '4', '5', '6'].map((place) => (
        <li key={place}>
          <SkeletonCard />
        </li>
      ))}
    </ProductGrid>
  );
}
