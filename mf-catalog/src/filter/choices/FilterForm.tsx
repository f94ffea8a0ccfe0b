import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { filterParameters } from '../../filter-address.ts';
import { AwaitedList } from '../awaited-list.ts';

interface FilterFormProps {
  /** The present filter of the listing. */
  filter: ListingFilter;
  /** The parameters that the form's own fields replace. */
  replacing: (keyof ListingFilter)[];
  children: ReactNode;
}

/** A plain GET form that keeps all other filters, those of a list on its way too, and leads to the first page. */
export function FilterForm({ filter, replacing, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const lastFilter = useRef(filter);
  const awaited = useContext(AwaitedList);
  const isAhead = useRef(false);
  const replaced = new Set<string>([...replacing, 'Page']);
  const kept = filterParameters(awaited ?? filter).filter(([name]) => !replaced.has(name));

  // The fields show the applied filter: another list resets choices that were not applied, except those that were made while
  // that list was on its way.
  useEffect(() => {
    if (lastFilter.current === filter) return;
    lastFilter.current = filter;
    if (!isAhead.current) form.current?.reset();
    isAhead.current = false;
  }, [filter]);

  return (
    <form ref={form} action="/filter" onChange={() => (isAhead.current = awaited !== null)}>
      {kept.map(([name, value], index) => (
        <input key={`${name}${index}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
