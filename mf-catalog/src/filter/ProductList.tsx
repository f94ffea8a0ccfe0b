import { Pagination } from '@kashi/ui/navigation/Pagination';
import { ProductCard } from '@kashi/ui/goods/ProductCard';
import { ProductGrid } from '@kashi/ui/goods/ProductGrid';
import { useContext } from 'react';
import { filterPath } from '../filter-address.ts';
import { AwaitedList } from './awaited-list.ts';
import { pageCountOf, type FilterData } from './filter-data.ts';
import { cardSizes } from './head/filter-head.ts';
import { NothingFound } from './NothingFound.tsx';
import styles from './FilterPage.module.css';

interface ProductListProps {
  data: FilterData;
  /** Another list is on its way. This one stays on the screen, marked as busy. */
  isWaiting: boolean;
  clearHref: string | null;
}

/** The number of cards in a phone's first row: their pictures are fetched first, and the head preloads the first one. */
const firstRow = 2;

export function ProductList({ data, isWaiting, clearHref }: ProductListProps) {
  const { filter, listing } = data;
  const asked = useContext(AwaitedList) ?? filter;

  return (
    <div className={styles.list} aria-busy={isWaiting}>
      {listing.FilteredProducts.length === 0 ? (
        <NothingFound filter={filter} clearHref={clearHref} />
      ) : (
        <>
          <ProductGrid>
            {listing.FilteredProducts.map((product, index) => (
              <li key={product.Id}>
                <ProductCard
                  product={product}
                  sizes={cardSizes}
                  priority={index < firstRow}
                  level={2}
                />
              </li>
            ))}
          </ProductGrid>
          <Pagination
            page={filter.Page}
            pageCount={pageCountOf(listing)}
            hrefOf={(page) => filterPath({ ...asked, Page: page })}
          />
        </>
      )}
    </div>
  );
}
