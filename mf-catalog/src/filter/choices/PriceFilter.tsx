import type { Listing } from '@kashi/contracts/listing/listing';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { Button } from '@kashi/ui/actions/Button';
import { RangeSlider } from '@kashi/ui/form/amount/RangeSlider';
import { Stack } from '@kashi/ui/layout/Stack';
import { FilterForm } from './FilterForm.tsx';
import { messages } from '../messages.ts';
import { priceStep } from './price-range.ts';

interface PriceFilterProps {
  filter: ListingFilter;
  range: Listing['FilteredPriceRange'];
}

/** The price slider. A button applies it, so that a finger may first look for its place. */
export function PriceFilter({ filter, range }: PriceFilterProps) {
  const { FromPriceRange: from, ToPriceRange: to } = filter;
  const { MinPrice: min, MaxPrice: max } = range;

  return (
    <FilterForm filter={filter} replacing={['FromPriceRange', 'ToPriceRange']}>
      <Stack gap={3}>
        <RangeSlider
          key={[min, max, from, to].join()}
          min={min}
          max={max}
          step={priceStep}
          from={from}
          to={to}
          fromName="FromPriceRange"
          toName="ToPriceRange"
        />
        <Button type="submit" variant="soft" size="small" wide>
          {messages.filters.applyPrice}
        </Button>
      </Stack>
    </FilterForm>
  );
}
