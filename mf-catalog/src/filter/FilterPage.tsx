import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { persianNumber } from '@kashi/format/persian';
import type { PageProps } from '@kashi/kit/define';
import { Slice } from '@kashi/ui/layout/Slice';
import { Badge } from '@kashi/ui/text/Badge';
import { Breadcrumb } from '@kashi/ui/navigation/Breadcrumb';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { useState, type MouseEvent } from 'react';
import { appliedFilters, clearedPath } from './choices/applied-filters.ts';
import { AwaitedList } from './awaited-list.ts';
import { AppliedFilters } from './choices/AppliedFilters.tsx';
import { crumbsOf } from './head/filter-crumbs.ts';
import type { FilterData } from './filter-data.ts';
import { Filters } from './choices/Filters.tsx';
import { FilterSheet } from './choices/FilterSheet.tsx';
import { headingOf, scopeOf } from './listing-scope.ts';
import { useListingVisits } from './listing-visits.ts';
import { messages } from './messages.ts';
import { useNewList } from './new-list.ts';
import { ProductList } from './ProductList.tsx';
import { SortTabs } from './choices/SortTabs.tsx';
import styles from './FilterPage.module.css';

/** The listing: the products, and the filters that narrow them down (§2, Filter page). */
export function FilterPage({ data, problem }: PageProps<FilterData>) {
  const { filter, listing, chosenBrands, shopName } = data;
  const { awaited, handlers } = useListingVisits(data);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const heading = useNewList(data);

  const scopes = listing.Scopes ?? [];
  const scope = scopeOf(filter, scopes);
  const asked = awaited ?? filter;
  const named = { brands: chosenBrands, attributes: listing.FilteredAttributes };
  const applied = appliedFilters(filter, scope, named, asked);
  const clearHref = applied.length > 0 ? clearedPath(asked, scopeOf(asked, scopes)) : null;

  function openSheet(event: MouseEvent) {
    event.preventDefault();
    setSheetOpen(true);
  }

  return (
    <AwaitedList value={awaited}>
      <div className="wrap" role="presentation" {...handlers}>
        <Breadcrumb crumbs={crumbsOf(scope, shopName)} />
        <div className={styles.columns}>
          {/* Without JavaScript the phone's button is a link to here, which shows the filters. */}
          <aside id="filters" className={styles.sidebar} aria-label={messages.filters.title}>
            <header className={styles.sidebarHead}>
              <h2>{messages.filters.title}</h2>
              {clearHref && <TextLink href={clearHref}>{messages.filters.clear}</TextLink>}
            </header>
            <Slice>
              <Filters data={data} />
            </Slice>
          </aside>
          <div className={styles.listing}>
            <div ref={heading} tabIndex={-1} className={styles.head}>
              <h1>{headingOf(scope)}</h1>
              <p role="status">{messages.found(listing.TotalCount, listing.SearchedFor)}</p>
            </div>
            <div className={styles.onPhone}>
              <ButtonLink
                href="#filters"
                variant="secondary"
                size="small"
                wide
                aria-haspopup="dialog"
                onClick={openSheet}
              >
                <IconAdjustmentsHorizontal aria-hidden="true" />
                {messages.filters.title}
                {applied.length > 0 && (
                  <Badge variant="info">
                    <span className="visually-hidden">
                      {messages.filters.count(applied.length)}
                    </span>
                    <span aria-hidden="true">{persianNumber(applied.length)}</span>
                  </Badge>
                )}
              </ButtonLink>
            </div>
            {listing.TotalCount > 0 && <SortTabs filter={filter} />}
            <AppliedFilters applied={applied} />
            <Slice>
              <ProductList data={data} isWaiting={awaited !== null} clearHref={clearHref} />
            </Slice>
          </div>
        </div>
        {isSheetOpen && (
          <FilterSheet
            count={listing.TotalCount}
            clearHref={clearHref}
            problem={problem}
            onClose={() => setSheetOpen(false)}
          >
            <Filters data={data} />
          </FilterSheet>
        )}
      </div>
    </AwaitedList>
  );
}
