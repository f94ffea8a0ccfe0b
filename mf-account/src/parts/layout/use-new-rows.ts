import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useEffect, useRef } from 'react';

interface Shown {
  /** Which list it is, where the page has several. */
  list?: string;
  /** One-based. */
  page: number;
  /** What is shown now, for who does not see it change. */
  sentence: string;
}

/**
 * Tells of the rows that a list has come to: at a change of the address's query the shell leaves focus and scroll position alone, so
 * that another page of a list would begin at its end, in silence. Another page takes the focus; at another list it stays on the
 * choice. Answers the ref of the list's place.
 */
export function useNewRows({ list = '', page, sentence }: Shown) {
  const { announce } = useShellApi();
  const place = useRef<HTMLDivElement>(null);
  const last = useRef({ list, page });

  useEffect(() => {
    const before = last.current;
    if (before.list === list && before.page === page) return;
    last.current = { list, page };
    announce(sentence);
    if (before.list !== list) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [announce, list, page, sentence]);

  return place;
}
