import { definePage } from '@kashi/kit/define';
import { loadFilter, type FilterData } from './filter-data.ts';
import { filterHead } from './head/filter-head.ts';
import { FilterPage } from './FilterPage.tsx';
import { FilterSkeleton } from './FilterSkeleton.tsx';

/** `/filter`, the listing (§2, Filter page). */
export const page = definePage<FilterData>({
  load: loadFilter,
  head: filterHead,
  Component: FilterPage,
});

export const Waiting = FilterSkeleton;
