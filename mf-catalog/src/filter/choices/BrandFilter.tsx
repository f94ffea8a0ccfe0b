import type { FilteredBrand } from '@kashi/shared/contracts/listing/listing';
import type { ListingFilter } from '@kashi/shared/contracts/listing/listing-filter';
import { persianNumber } from '@kashi/shared/format/persian';
import { Button } from '@kashi/shared/ui/actions/Button';
import { Choice } from '@kashi/shared/ui/form/choice/Choice';
import { FilterForm } from './FilterForm.tsx';
import { messages } from '../messages.ts';
import styles from './Filters.module.css';

interface BrandFilterProps {
  filter: ListingFilter;
  brands: readonly FilteredBrand[];
}

/** The brands as check boxes, most products first, as the server sorts them; the button applies them together. */
export function BrandFilter({ filter, brands }: BrandFilterProps) {
  return (
    <FilterForm filter={filter} replacing={['BrandIds']}>
      <ul className={styles.brands}>
        {brands.map(({ Id, Title, Count }) => (
          <li key={Id}>
            <Choice
              type="checkbox"
              name="BrandIds"
              value={Id}
              defaultChecked={filter.BrandIds.includes(Id)}
            >
              {Title}
              {Count !== undefined && <small>{persianNumber(Count)}</small>}
            </Choice>
          </li>
        ))}
      </ul>
      <Button type="submit" variant="soft" size="small" wide>
        {messages.filters.applyBrands}
      </Button>
    </FilterForm>
  );
}
