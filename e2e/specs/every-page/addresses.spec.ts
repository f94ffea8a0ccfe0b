import type { Page, Request } from '@playwright/test';
import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

const lost = 'صفحه‌ای که به دنبال آن بودید یافت نشد';

const wrongQueries = [
  'Page=-5',
  'Page=nine',
  'OrderBy=99',
  'FromPriceRange=abc',
  'BrandIds=;drop table',
  'GroupId=__proto__',
  'GroupId=1&GroupId=2',
  'SearchValue=%20%20',
];

for (const query of wrongQueries) {
  test(`a listing asked for with ${query} is the listing without it`, async ({ request }) => {
    const whole = await (await request.get('/filter')).text();

    const response = await request.get(`/filter?${query}`);

    expect(response.status()).toBe(200);
    expect(counterOf(await response.text())).toBe(counterOf(whole));
  });
}

test('a wrong brand among right ones is left out', async ({ shopper }) => {
  await shopper.opens('/filter?BrandIds=1;drop&BrandIds=1');

  await expect(shopper.listing.applied.getByRole('link')).toHaveCount(1);
});

test('letters that are none are let pass', async ({ request }) => {
  const response = await request.get('/filter?SearchValue=%00%E0%A4');

  expect(response.status()).toBe(200);
});

test('a search of 5,000 letters is cut, not refused', async ({ shopper }) => {
  await shopper.opens(`/filter?SearchValue=${'ساعت'.repeat(1250)}`);

  await expect(shopper.heading).toContainText('نتایج جستجوی «ساعت');
  const heading = await shopper.heading.innerText();
  // A whole name of a product is 300 letters at most.
  expect(heading.length).toBeLessThan(330);
});

test('a page past the end leads to the last one', async ({ shopper }) => {
  await shopper.opens('/filter?Page=9999');

  const page = Number(new URL(shopper.page.url()).searchParams.get('Page'));
  expect(page).toBeGreaterThan(1);
  expect(page).toBeLessThan(9999);
  await expect(shopper.listing.cards.first()).toBeVisible();
});

test('a price range the wrong way round is turned', async ({ shopper }) => {
  await shopper.opens('/filter?FromPriceRange=5000000&ToPriceRange=1000000');

  await expect(shopper.listing.applied).toContainText('۱٬۰۰۰٬۰۰۰ تا ۵٬۰۰۰٬۰۰۰ تومان');
});

test('a search for markup is shown as what was typed', async ({ shopper }) => {
  const phrase = '<img src=x onerror=alert(1)>';

  await shopper.opens(`/filter?SearchValue=${encodeURIComponent(phrase)}`);

  await expect(shopper.heading).toContainText(phrase);
});

test('an unknown product is the not-found page with status 404, and stays it', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 404/);
  const documents = documentsOf(page);

  const response = await page.goto('/product/999999/هیچ');
  await shopper.canAct();

  expect(response?.status()).toBe(404);
  await expect(shopper.heading).toHaveText(lost);
  await shopper.header.searchesFor('ساعت');
  await shopper.isAt('/filter');
  expect(documents).toHaveLength(1);
});

test('an order that does not exist, or belongs to another customer, is the not-found page', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 404/);
  await isSignedIn(page, await aCustomer(page.request));
  const documents = documentsOf(page);

  await shopper.opens('/orderTracking/nobodys');

  await expect(shopper.heading).toHaveText(lost);
  await shopper.content.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' }).click();
  await shopper.isAt('/');
  await expect(shopper.listing.cards.first()).toBeVisible();
  expect(documents).toHaveLength(1);
});

test('a step back to a page that is none shows again that it is none', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 404/);
  await shopper.opens('/no/such/page');
  await shopper.content.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' }).click();
  await shopper.isAt('/');

  await page.goBack();

  await expect(shopper.heading).toHaveText(lost);
});

test('any other path is the not-found page with status 404 and a way home', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/status of 404/);

  const response = await page.goto('/no/such/page');

  expect(response?.status()).toBe(404);
  await shopper.canAct();
  await shopper.content.getByRole('link', { name: 'بازگشت به صفحهٔ اصلی' }).click();
  await shopper.isAt('/');
  await expect(shopper.listing.cards.first()).toBeVisible();
});

test('an unknown static page is not found', async ({ request }) => {
  const response = await request.get('/content/nothing');

  expect(response.status()).toBe(404);
});

for (const name of ['', '/another-name', '/another-name?variant=1']) {
  test(`a product's address «${name}» is corrected for good to its canonical one`, async ({
    request,
  }) => {
    const { id } = seeded.watch;

    const response = await request.get(`/product/${id}${name}`, { maxRedirects: 0 });

    expect(response.status()).toBe(301);
    const [path, query] = decodeURIComponent(response.headers()['location'] ?? '').split('?');
    expect(path).toBe(seeded.watch.path);
    expect(query).toBe(name.split('?')[1]);
  });
}

for (const [path, canonical] of [
  ['/aboutUs', '/content/aboutUs'],
  ['/abuotUs', '/content/aboutUs'],
  ['/rules', '/content/rules'],
  ['/privacy', '/content/privacy'],
]) {
  test(`${path} leads to ${canonical}`, async ({ request }) => {
    const response = await request.get(path ?? '', { maxRedirects: 0 });

    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(canonical);
  });
}

function counterOf(html: string): string | undefined {
  return /[۰-۹٬]+ محصول یافته شد/.exec(html)?.[0];
}

/** The documents that the page asks for from now on. */
function documentsOf(page: Page): Request[] {
  const documents: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request);
  });
  return documents;
}
