import type { Crumb } from '@kashi/ui/navigation/Breadcrumb';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { shopNamed } from '@kashi/contracts/text/shop-name-messages';
import { filterPath } from '../../filter-address.ts';
import type { Scope } from '../listing-scope.ts';
import { messages } from '../messages.ts';

/**
 * The breadcrumb (§2): the shop, the branches above, then the parts of the listing's own scope. Each step but the last leads to the
 * listing of that step and the steps before it.
 */
export function crumbsOf({ ancestors, parts }: Scope, shopName: string): Crumb[] {
  const shop = { title: shopName ? shopNamed(shopName) : messages.shop, href: '/' };
  const above = ancestors.map(({ name, filter }) => ({ title: name, href: filterPath(filter) }));
  if (parts.length === 0) return [shop, { title: messages.everything }];

  let reached: Partial<ListingFilter> = {};
  const own = parts.map(({ kind, name, filter }, index): Crumb => {
    reached = { ...reached, ...filter };
    const title = messages.crumb[kind](name);
    return index === parts.length - 1 ? { title } : { title, href: filterPath(reached) };
  });
  return [shop, ...above, ...own];
}
