import type { Listing } from '@kashi/shared/contracts/listing';
import type { FakeShellApi } from '@kashi/shared/testing/a-shell-api';
import { renderInShop } from '@kashi/shared/testing/render-in-shop';
import { screen, within } from '@testing-library/react';
import { filterData } from './filter-fixtures.ts';
import { FilterPage } from './FilterPage.tsx';

export const twoBrands: Partial<Listing> = {
  FilteredBrands: [
    { Id: 7, Title: 'آوا', Count: 12 },
    { Id: 8, Title: 'ماهور', Count: 9 },
  ],
};

/** The listing at `/filter?{query}`. */
export function openListing(query = '', listing?: Partial<Listing>) {
  const data = filterData(query, listing);
  const path = query ? `/filter?${query}` : '/filter';
  return renderInShop(<FilterPage data={data} params={{}} />, {}, { path });
}

export const sidebar = () => within(screen.getByRole('complementary', { name: 'فیلترها' }));

/** The shell prepares a page before it goes there; answers the function that ends its preparation. */
export function slowDown(shell: FakeShellApi): () => void {
  const { navigate } = shell;
  let wanted = '';
  shell.navigate = (to) => void (wanted = to);
  return () => navigate(wanted);
}
