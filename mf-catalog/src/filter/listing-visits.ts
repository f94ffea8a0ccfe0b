import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { useState, type MouseEvent, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { filterPath, readFilterAddress } from '../filter-address.ts';
import type { FilterData } from './filter-data.ts';
import { withoutIdleEnds } from './choices/price-range.ts';

/**
 * Handlers for the element around the listing, whose links and GET forms work without JavaScript too. With JavaScript a form
 * becomes a navigation without idle fields, and `awaited` is the filter of a list on its way, while the old one stays on the
 * screen.
 */
export function useListingVisits(data: FilterData) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // The filter that the shopper asked for, and where: the address and its list. One of these changes once the answer is here, and
  // then this is emptied, so that a later return to the same address waits for nothing. An answer may lead back to the same address.
  const [left, setLeft] = useState<Asked | null>(null);
  if (left && (left.address !== address || left.data !== data)) setLeft(null);

  function handleSubmit(event: SubmitEvent<HTMLElement>) {
    const form = event.target;
    // The form of a product's card posts, and belongs to the cart's remote.
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
    event.preventDefault();
    const query = new URLSearchParams([...new FormData(form)] as [string, string][]);
    const asked = readFilterAddress(query);
    // Only the slider's own form: in another one the price is what the shopper chose in an earlier list, whose range was another.
    const filter = form.querySelector('[type=range]')
      ? withoutIdleEnds(asked, data.listing.FilteredPriceRange)
      : asked;
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
    setLeft(filterPath(filter) === filterPath(data.filter) ? null : { address, data, filter });
  }

  return {
    awaited: left && left.filter,
    handlers: { onSubmit: handleSubmit, onClick: handleClick },
  };
}

interface Asked {
  address: string;
  data: FilterData;
  filter: ListingFilter;
}
