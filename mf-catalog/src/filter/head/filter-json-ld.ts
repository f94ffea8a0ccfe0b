import type { Listing } from '@kashi/contracts/listing/listing';
import { productPath } from '@kashi/contracts/text/slug';
import type { Crumb } from '@kashi/ui/navigation/Breadcrumb';
import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import { pageSize } from '../filter-data.ts';

/** The breadcrumb for search engines; its last step is the page itself. */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  canonical: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href = canonical }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: href,
    })),
  };
}

/**
 * The products on this page of the list, with positions counted on from the pages before. The products' pages tell the rest.
 */
export function itemList({
  FilteredProducts: products,
  Page,
  TotalCount,
}: Listing): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: TotalCount,
    itemListElement: products.map(({ Id, Name }, index) => ({
      '@type': 'ListItem',
      position: (Page - 1) * pageSize + index + 1,
      name: Name,
      url: productPath(Id, Name),
    })),
  };
}
