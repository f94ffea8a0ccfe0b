import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';
import { Button } from '@kashi/shared/ui/Button';
import { ChoiceInput } from '@kashi/shared/ui/Choice';
import { FilterForm } from './FilterForm.tsx';
import { messages } from './messages.ts';
import styles from './Filters.module.css';

/** «فقط کالاهای موجود»: takes effect at once; without JavaScript by its own button. */
export function AvailableOnly({ filter }: { filter: ListingFilter }) {
  return (
    <FilterForm filter={filter} replacing={['IsAvalible']}>
      <label className={styles.available}>
        {messages.filters.available}
        <ChoiceInput
          type="switch"
          name="IsAvalible"
          value="true"
          defaultChecked={filter.IsAvalible}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
      </label>
      <noscript>
        <Button type="submit" variant="soft" size="small" wide>
          {messages.filters.apply}
        </Button>
      </noscript>
    </FilterForm>
  );
}
