import type { Page } from '@playwright/test';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test('search engines keep each place page by page, and follow but do not keep what is combined', async ({
  page,
}) => {
  for (const [query, canonical, robots] of [
    ['', '/filter', null],
    ['?SubGroupId=11&Page=2', '/filter?SubGroupId=11&SubGroupName=گوشی موبایل&Page=2', null],
    ['?SubGroupId=11&SubGroupName=forged', '/filter?SubGroupId=11&SubGroupName=گوشی موبایل', null],
    ['?BrandCode=1&OrderBy=2', '/filter?BrandCode=1&BrandName=آوا', null],
    ['?GroupId=1&BrandIds=26&Page=2', '/filter?GroupId=1&GroupName=موبایل', 'noindex,follow'],
    ['?GroupId=1&IsAvalible=true', '/filter?GroupId=1&GroupName=موبایل', 'noindex,follow'],
    ['?SearchValue=گوشی', '/filter?SearchValue=گوشی', 'noindex,follow'],
    ['?GroupId=999999', '/filter?GroupId=999999&GroupName=۹۹۹۹۹۹', 'noindex,follow'],
  ] as const) {
    const head = await headOf(page, `/filter${query}`);
    expect.soft(head, query).toMatchObject({ canonical, robots });
  }

  const { lists } = await headOf(page, '/filter?SubGroupId=11&Page=2');
  expect(lists).toMatchObject([{ numberOfItems: 15, itemListElement: { 0: { position: 13 } } }]);
});

/** The facts in the server's document for search engines about an address. */
async function headOf(page: Page, address: string) {
  await page.goto(address);
  return page.evaluate(() => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=canonical]')!;
    const { pathname, search } = new URL(href);
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>,
    );
    return {
      canonical: pathname + decodeURIComponent(search.replaceAll('+', ' ')),
      robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
      lists: data.filter((each) => each['@type'] === 'ItemList'),
    };
  });
}
