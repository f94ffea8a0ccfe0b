import { Accordion } from '@kashi/ui/text/Accordion';
import { AttributeFilters } from './AttributeFilters.tsx';
import { AvailableOnly } from './AvailableOnly.tsx';
import { BrandFilter } from './BrandFilter.tsx';
import type { FilterData } from '../filter-data.ts';
import { GroupTree } from './GroupTree.tsx';
import { messages } from '../messages.ts';
import { hasPriceRange } from './price-range.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { SearchWithin } from './SearchWithin.tsx';
import styles from './Filters.module.css';

/** All filters of a listing, for the sidebar and the sheet. */
export function Filters({ data }: { data: FilterData }) {
  const { filter, listing, tree } = data;
  const {
    FilteredBrands: brands,
    FilteredPriceRange: range,
    FilteredAttributes: attributes,
  } = listing;

  return (
    <div className={styles.filters}>
      <SearchWithin filter={filter} />
      <AvailableOnly filter={filter} />
      <Accordion title={messages.filters.groups} startsOpen>
        <GroupTree tree={tree} filter={filter} />
      </Accordion>
      {brands.length > 1 && filter.BrandCode === undefined && (
        <Accordion title={messages.filters.brands} startsOpen>
          <BrandFilter filter={filter} brands={brands} />
        </Accordion>
      )}
      {attributes && <AttributeFilters filter={filter} attributes={attributes} />}
      {hasPriceRange(range) && (
        <Accordion title={messages.filters.price} startsOpen>
          <PriceFilter filter={filter} range={range} />
        </Accordion>
      )}
    </div>
  );
}
