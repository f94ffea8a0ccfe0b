import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { longestSearch } from '@kashi/contracts/text/longest-search';
import { Field } from '@kashi/ui/form/field/Field';
import { IconLink } from '@kashi/ui/actions/IconLink';
import { Input } from '@kashi/ui/form/Input';
import { useContext } from 'react';
import { filterPath } from '../../filter-address.ts';
import { AwaitedList } from '../awaited-list.ts';
import { FilterForm } from './FilterForm.tsx';
import { messages } from '../messages.ts';
import styles from './Filters.module.css';

/** The field for a search within the listing: Enter searches, the cross removes the phrase. */
export function SearchWithin({ filter }: { filter: ListingFilter }) {
  const asked = useContext(AwaitedList) ?? filter;
  const clearHref = filterPath({ ...asked, SearchInResult: '', Page: 1 });

  return (
    <FilterForm filter={filter} replacing={['SearchInResult']}>
      <div className={styles.within}>
        <Field label={messages.filters.within}>
          <Input
            name="SearchInResult"
            defaultValue={filter.SearchInResult}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={longestSearch}
            icon={<IconSearch aria-hidden="true" />}
            action={
              filter.SearchInResult && (
                <IconLink label={messages.filters.clearWithin} href={clearHref}>
                  <IconX aria-hidden="true" />
                </IconLink>
              )
            }
          />
        </Field>
      </div>
    </FilterForm>
  );
}
