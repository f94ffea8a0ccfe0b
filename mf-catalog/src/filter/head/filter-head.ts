import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { picturePreload } from '@kashi/format/picture-preload';
import { sharedPicture } from '@kashi/format/shared-picture';
import type { Head } from '@kashi/border/remote-contract';
import { filterPath, readFilterAddress } from '../../filter-address.ts';
import { crumbsOf } from './filter-crumbs.ts';
import type { FilterData } from '../filter-data.ts';
import { breadcrumbList, itemList } from './filter-json-ld.ts';
import { headingOf, scopeOf } from '../listing-scope.ts';
import { messages } from '../messages.ts';

/** The width of a card's picture for `sizes`; the head preloads the first one in the same size. */
export const cardSizes = '(min-width: 48rem) 11rem, 33vw';

/**
 * The head of the listing. Search engines keep one address for each group, subgroup, category, tag and brand, page by page. Searches
 * and free combinations of filters are endless, so search engines follow their links and do not keep them; a sort order is the same
 * list once more. While the data is null, the title comes from the address.
 */
export function filterHead(data: FilterData | null, url: URL): Head {
  const filter = data?.filter ?? readFilterAddress(url.searchParams);
  const scope = scopeOf(filter, data?.listing.Scopes ?? []);
  const heading = headingOf(scope);
  const title = filter.Page > 1 ? messages.head.page(heading, filter.Page) : heading;
  const [main, ...others] = scope.parts;
  const isPlain = others.length === 0 && main?.kind !== 'search' && !isNarrowed(filter);
  const canonical = filterPath({ ...main?.filter, ...(isPlain && { Page: filter.Page }) });
  const robots = 'noindex,follow';
  if (!data) return { title, canonical, ...(!isPlain && { robots }) };

  const { listing } = data;
  const first = listing.FilteredProducts[0];
  const pictured = listing.FilteredProducts.find(({ Picture, PicPath }) => Picture ?? PicPath);
  return {
    title,
    description: messages.head.description(heading, listing.TotalCount),
    canonical,
    ...(!(isPlain && first) && { robots }),
    ...(pictured && sharedPicture(pictured.Picture, pictured.PicPath)),
    ...(first && picturePreload(first.Picture, first.PicPath, cardSizes)),
    jsonLd:
      typeof window === 'undefined'
        ? [
            breadcrumbList(crumbsOf(scope, data.shopName), canonical),
            ...(first ? [itemList(listing)] : []),
          ]
        : [],
  };
}

function isNarrowed(filter: ListingFilter): boolean {
  const { SearchInResult, IsAvalible, BrandIds, Attributes, FromPriceRange, ToPriceRange } = filter;
  return (
    SearchInResult !== '' ||
    IsAvalible ||
    BrandIds.length + Attributes.length > 0 ||
    FromPriceRange !== undefined ||
    ToPriceRange !== undefined
  );
}
