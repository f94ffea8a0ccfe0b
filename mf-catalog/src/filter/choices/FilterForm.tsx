import type { ListingFilter } from '@kashi/shared/contracts/listing-filter';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { filterParameters } from '../../filter-address.ts';
import { AwaitedList } from '../awaited-list.ts';

interface FilterFormProps {
  /** What the listing is filtered by now. */
  filter: ListingFilter;
  /** What this form's own fields say, or take back. */
  replacing: (keyof ListingFilter)[];
  children: ReactNode;
}

/** A plain GET form that keeps every other filter, and starts from the first page again. */
export function FilterForm({ filter, replacing, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const lastFilter = useRef(filter);
  const isAwaited = useContext(AwaitedList);
  const isAhead = useRef(false);
  const replaced = new Set<string>([...replacing, 'Page']);
  const kept = filterParameters(filter).filter(([name]) => !replaced.has(name));

  // The fields show what is applied: another list takes back what was chosen here and not applied, but for what was chosen
  // while that list was on its way.
  useEffect(() => {
    if (lastFilter.current === filter) return;
    lastFilter.current = filter;
    if (!isAhead.current) form.current?.reset();
    isAhead.current = false;
  }, [filter]);

  return (
    <form ref={form} action="/filter" onChange={() => (isAhead.current = isAwaited)}>
      {kept.map(([name, value], index) => (
        <input key={`${name}${index}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
