import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { useState, type MouseEvent, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { filterPath, readFilterAddress } from '../filter-address.ts';
import type { FilterData } from './filter-data.ts';
import { withoutIdleEnds } from './choices/price-range.ts';

/**
 * Handlers for the element around the listing, whose links and GET forms work without JavaScript too. With JavaScript a form
 * becomes a navigation without idle fields, and `isWaiting` says that another list is on its way, while the old one stays on the
 * screen.
 */
export function useListingVisits(data: FilterData) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // The address at which the shopper asked for another list. The address changes once that list is here or has failed, and then
  // this is emptied, so that a later return to the same address waits for nothing.
  const [left, setLeft] = useState('');
  if (left !== '' && left !== address) setLeft('');

  function handleSubmit(event: SubmitEvent<HTMLElement>) {
    const form = event.target;
    // The form of a product's card posts, and belongs to the cart's remote.
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
    event.preventDefault();
    const query = new URLSearchParams([...new FormData(form)] as [string, string][]);
    const filter = withoutIdleEnds(readFilterAddress(query), data.listing.FilteredPriceRange);
    awaitList(filter);
    void navigate(filterPath(filter));
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element && event.target.closest('a');
    // The router has prevented the default, so the click leads to another list here and not to a new tab.
    if (link && link.pathname === '/filter' && event.defaultPrevented) {
      awaitList(readFilterAddress(new URLSearchParams(link.search)));
    }
  }

  /** Waits for a list, unless it is the one on the screen, which would never come. */
  function awaitList(filter: ListingFilter) {
    setLeft(filterPath(filter) === filterPath(data.filter) ? '' : address);
  }

  return {
    isWaiting: left === address,
    handlers: { onSubmit: handleSubmit, onClick: handleClick },
  };
}
