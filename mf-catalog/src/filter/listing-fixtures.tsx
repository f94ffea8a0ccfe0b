import type { Listing } from '@kashi/contracts/listing/listing';
import type { FakeShellApi } from '@kashi/kit/testing/a-shell-api';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen, within } from '@testing-library/react';
import { filterData } from './filter-fixtures.ts';
import { FilterPage } from './FilterPage.tsx';

export const twoBrands: Partial<Listing> = {
  FilteredBrands: [
    { Id: 7, Title: 'آوا', Count: 12 },
    { Id: 8, Title: 'ماهور', Count: 9 },
  ],
};

export const twoAttributes: Partial<Listing> = {
  FilteredAttributes: [
    { Id: 3, Title: 'رم', Values: [{ Id: 31, Title: '۸ گیگابایت', Count: 6 }] },
    {
      Id: 4,
      Title: 'رنگ',
      Values: [
        { Id: 41, Title: 'سفید', Count: 3 },
        { Id: 42, Title: 'مشکی', Count: 2 },
      ],
    },
  ],
};

/** Opens the listing at `/filter?{query}`. */
export function openListing(query = '', listing?: Partial<Listing>) {
  const data = filterData(query, listing);
  const path = query ? `/filter?${query}` : '/filter';
  return renderInShop(<FilterPage data={data} params={{}} />, {}, { path });
}

export const sidebar = () => within(screen.getByRole('complementary', { name: 'فیلترها' }));

/** Makes the host prepare a page before it goes there, as the shell does; answers the function that ends the preparation. */
export function slowDown(shell: FakeShellApi): () => void {
  const { navigate } = shell;
  let wanted = '';
  shell.navigate = (to) => void (wanted = to);
  return () => navigate(wanted);
}
