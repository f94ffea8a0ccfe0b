import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useEffect, useRef } from 'react';
import { pageCountOf, type FilterData } from './filter-data.ts';
import { messages } from './messages.ts';

/**
 * Announces a new list to visitors who do not see it change, and moves the focus. A changed counter is a status, which screen
 * readers say by themselves; otherwise page and order are announced. Another page begins at its heading, and takes the focus there;
 * the focus goes there too where the focused element, such as a removed filter's chip, is gone. Answers the ref of the heading.
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

/** Whether an element is above the visible part of the page. */
function isAbove(element: Element | null): boolean {
  return element !== null && element.getBoundingClientRect().top < 0;
}
