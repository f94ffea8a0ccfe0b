import type { FilteredBrand } from '@kashi/contracts/listing/listing';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { Button } from '@kashi/ui/actions/Button';
import { CountedChoices } from './CountedChoices.tsx';
import { FilterForm } from './FilterForm.tsx';
import { messages } from '../messages.ts';

interface BrandFilterProps {
  filter: ListingFilter;
  brands: readonly FilteredBrand[];
}

/** The brands as check boxes, most products first, as the server sorts them; the button applies them together. */
export function BrandFilter({ filter, brands }: BrandFilterProps) {
  return (
    <FilterForm filter={filter} replacing={['BrandIds']}>
      <CountedChoices
        name="BrandIds"
        choices={brands.map((brand) => ({
          ...brand,
          value: brand.Id,
          isChosen: filter.BrandIds.includes(brand.Id),
        }))}
      />
      <Button type="submit" variant="soft" size="small" wide>
        {messages.filters.applyBrands}
      </Button>
    </FilterForm>
  );
}
