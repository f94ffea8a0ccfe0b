import { Pagination } from '@kashi/shared/ui/text/Pagination';
import { ProductCard } from '@kashi/shared/ui/goods/ProductCard';
import { ProductGrid } from '@kashi/shared/ui/goods/ProductGrid';
import { filterPath } from '../filter-address.ts';
import { pageCountOf, type FilterData } from './filter-data.ts';
import { cardSizes } from './head/filter-head.ts';
import { NothingFound } from './NothingFound.tsx';
import styles from './FilterPage.module.css';

interface ProductListProps {
  data: FilterData;
  /** Another list is on its way; this one stays to be read. */
  isWaiting: boolean;
  clearHref: string | null;
}

/** A phone's first row is fetched ahead of all else; the head preloads its first picture. */
const firstRow = 2;

export function ProductList({ data, isWaiting, clearHref }: ProductListProps) {
  const { filter, listing } = data;

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
            hrefOf={(page) => filterPath({ ...filter, Page: page })}
          />
        </>
      )}
    </div>
  );
}
