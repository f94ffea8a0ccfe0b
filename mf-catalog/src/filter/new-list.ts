import { useShellApi } from '@kashi/shared/kit/ShellApiContext';
import { useEffect, useRef } from 'react';
import { pageCountOf, type FilterData } from './filter-data.ts';
import { messages } from './messages.ts';

/**
 * What a new list means to someone who does not see it change. The counter is a status and speaks for itself when it
 * changes; where it does not, the page and the order are said. Another page begins at its top, focus included; so does
 * the focus where what had it, such as the chip of a filter that was taken off, is gone. Answers the ref of the heading.
 */
export function useNewList(data: FilterData) {
  const shell = useShellApi();
  const heading = useRef<HTMLDivElement>(null);
  const last = useRef(data);

  useEffect(() => {
    const before = last.current;
    last.current = data;
    if (before === data) return;

    const { filter, listing } = data;
    if (before.listing.TotalCount === listing.TotalCount) {
      const order = messages.sort.orders[filter.OrderBy];
      shell.announce(messages.nowShown(filter.Page, pageCountOf(listing), order));
    }
    if (before.filter.Page !== filter.Page && isAbove(heading.current)) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView();
    } else if (document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [data, shell]);

  return heading;
}

/** The heading has been scrolled past. */
function isAbove(element: Element | null): boolean {
  return element !== null && element.getBoundingClientRect().top < 0;
}
