import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';
import { useState, type MouseEvent, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { filterPath, readFilterAddress } from '../filter-address.ts';
import type { FilterData } from './filter-data.ts';
import { withoutIdleEnds } from './choices/price-range.ts';

/**
 * Everything on this page is a plain link or a plain GET form, and works as such. With JavaScript these two handlers, on
 * the element around them all, turn a form into a visit without its idle fields, and tell that another list is on its
 * way: the old one stays on the screen until then.
 */
export function useListingVisits(data: FilterData) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // Where the shopper was on asking for another list. The address moves on when that list is here, or has failed; back
  // here later, nobody waits any more.
  const [left, setLeft] = useState('');
  if (left !== '' && left !== address) setLeft('');

  function handleSubmit(event: SubmitEvent<HTMLElement>) {
    const form = event.target;
    // A card's form posts, and is the cart's.
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
    event.preventDefault();
    const query = new URLSearchParams([...new FormData(form)] as [string, string][]);
    const filter = withoutIdleEnds(readFilterAddress(query), data.listing.FilteredPriceRange);
    awaitList(filter);
    void navigate(filterPath(filter));
  }

  function handleClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element && event.target.closest('a');
    // Prevented: the router has taken the click, so it is no wish for a new tab.
    if (link && link.pathname === '/filter' && event.defaultPrevented) {
      awaitList(readFilterAddress(new URLSearchParams(link.search)));
    }
  }

  /** The list that is here already would never come. */
  function awaitList(filter: ListingFilter) {
    setLeft(filterPath(filter) === filterPath(data.filter) ? '' : address);
  }

  return {
    isWaiting: left === address,
    handlers: { onSubmit: handleSubmit, onClick: handleClick },
  };
}
