import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { pressSubmit } from '@kashi/kit/form/press-submit';
import { Button } from '@kashi/ui/actions/Button';
import { ChoiceInput } from '@kashi/ui/form/choice/Choice';
import { FilterForm } from './FilterForm.tsx';
import { messages } from '../messages.ts';
import styles from './Filters.module.css';

/** The switch «فقط کالاهای موجود». It applies at once; without JavaScript a button of its own applies it. */
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
          onChange={(event) => pressSubmit(event.currentTarget.form)}
        />
      </label>
      <span className={styles.apply}>
        <Button type="submit" variant="soft" size="small" wide>
          {messages.filters.apply}
        </Button>
      </span>
    </FilterForm>
  );
}
