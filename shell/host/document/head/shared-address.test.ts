import { expect, test } from 'vitest';
import { ledTo, sharedAddress } from './shared-address.ts';

test.each([
  ['/product/7', '/product/7', ''],
  ['/product/7?utm_source=mail&UTM_Campaign=b', '/product/7', 'utm_source=mail&UTM_Campaign=b'],
  ['/filter?GroupId=1&gclid=x&Page=2', '/filter?GroupId=1&Page=2', 'gclid=x'],
  ['/filter?utm=1&gclids=2', '/filter?utm=1&gclids=2', ''],
  ['/filter?SearchValue=utm_source', '/filter?SearchValue=utm_source', ''],
  ['/product/7?torob_clid=a&variant=72', '/product/7?variant=72', 'torob_clid=a'],
  ['/?gad_source=1&gad_campaignid=2&Page=2', '/?Page=2', 'gad_source=1&gad_campaignid=2'],
  ['/?ysclid=a&igsh=b&igshid=c&li_fat_id=d', '/', 'ysclid=a&igsh=b&igshid=c&li_fat_id=d'],
  ['/?', '/?', ''],
])('%s is shared as %s', (whole, url, campaign) => {
  expect(sharedAddress(whole)).toEqual({ url, campaign });
});

test.each([
  ['/product/7/name', '', '/product/7/name'],
  ['/product/7/name', 'utm_source=a', '/product/7/name?utm_source=a'],
  ['/filter?Page=2#top', 'gclid=x&fbclid=y', '/filter?Page=2&gclid=x&fbclid=y#top'],
])('a redirect to %s keeps the campaign parameters', (to, campaign, led) => {
  expect(ledTo(to, campaign)).toBe(led);
});
