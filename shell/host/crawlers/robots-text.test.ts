import { listingPath } from '@kashi/contracts/listing/listing-path';
import { expect, test } from 'vitest';
import { robotsText } from './robots-text.ts';
import type { ShopRoute } from '../document/routes.ts';

const route = (path: string, audience: ShopRoute['audience']): ShopRoute => ({
  remote: 'mf-a',
  page: 'page',
  paths: [path],
  audience,
  fragments: [],
});

const text = robotsText(
  [
    route('/product/:productId/:productName', 'everyone'),
    route('/cart', 'visitor'),
    route('/orderTracking/:hashOrderId', 'visitor'),
    { ...route('/club', 'everyone'), access: 'customer' },
  ],
  'https://shop.test',
);

/** The rules for one crawler. */
function rulesFor(crawler: string): string[] {
  const groups = text.split('\n\n').map((group) => group.split('\n'));
  const own = groups.find((lines) => lines.includes(`User-agent: ${crawler}`)) ?? [];
  return own.filter((line) => line.startsWith('Disallow'));
}

test('crawlers read no page that depends on the visitor or belongs to a customer, new pages included', () => {
  for (const crawler of ['*', 'TelegramBot']) {
    expect(rulesFor(crawler)).toContain('Disallow: /cart');
    expect(rulesFor(crawler)).toContain('Disallow: /orderTracking/');
    expect(rulesFor(crawler)).toContain('Disallow: /club');
    expect(rulesFor(crawler).join()).not.toContain('/product');
  }
});

test('the calls that fill pages may be read, calls about a visitor may not', () => {
  expect(rulesFor('*')).toContain('Disallow: /v1/Identity/');
  expect(rulesFor('*')).not.toContain('Disallow: /v1/');
});

test('endless combinations of filters are open only to shoppers and to previews of shared links', () => {
  expect(rulesFor('*')).toContain('Disallow: /*?*SearchValue=');
  expect(rulesFor('TelegramBot').join()).not.toContain('SearchValue');
});

/** Whether a crawler that knows `*` in rules may read the address. */
function mayRead(crawler: string, address: string): boolean {
  return rulesFor(crawler).every((rule) => {
    const path = rule.replace('Disallow: ', '').replace(/[.?]/g, '\\$&').replaceAll('*', '.*');
    return !new RegExp(`^${path}`).test(address);
  });
}

test.each([
  '/filter?SubGroupId=3&SubGroupName=a&TagId=2&TagName=b',
  '/filter?GroupId=3&GroupName=a&BrandCode=2&BrandName=b',
  '/filter?CategoryId=3&TagId=2',
  '/filter?CategoryId=3&BrandCode=2&Page=2',
  '/filter?GroupId=3&Attributes=1-2',
])(
  'crawlers do not read %s: every branch has it again for each tag, brand and property',
  (address) => {
    expect(mayRead('*', address)).toBe(false);
    expect(mayRead('WhatsApp', address)).toBe(true);
  },
);

test.each(['group', 'subgroup', 'category', 'tag', 'brand'] as const)(
  'crawlers read the listing of a %s, and its pages',
  (Kind) => {
    const address = listingPath({ Kind, Id: 7, Title: 'چای' });

    expect(mayRead('*', address)).toBe(true);
    expect(mayRead('*', `${address}&Page=2`)).toBe(true);
  },
);

test('the sitemap is named with its full address', () => {
  expect(text).toContain('\nSitemap: https://shop.test/sitemap.xml\n');
});
