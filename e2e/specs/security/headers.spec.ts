import { aCustomer, isSignedIn } from '../../page-objects/visitors/registration.ts';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

/** Nobody buys it meanwhile, which would change what its page says. */
const product = `/product/${seeded.outOfStock.id}/پوتین-کوهنوردی-ضدآب-البرز`;
const publicPages = ['/', '/filter', product, '/content/rules', '/login'];

for (const path of publicPages) {
  test(`the policy of ${path} allows nothing unsafe`, async ({ request }) => {
    const response = await request.get(path);

    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`script-src 'self' 'sha256-`);
    expect(policy).not.toContain('unsafe-');
    expect(policy).not.toContain('*');
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  });

  test(`the HTML of ${path} is the same for a guest and for a customer`, async ({
    page,
    request,
  }) => {
    const customer = await aCustomer(request);
    await isSignedIn(page, customer);
    const guests = await (await request.get(path)).text();

    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.request().resourceType() === 'document'),
      page.goto(path),
    ]);
    const customers = await response.text();

    expect(customers).toBe(guests);
  });
}

test('a page that depends on the visitor is not cached, and is not for search engines', async ({
  request,
}) => {
  const response = await request.get('/cart');

  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.text()).toContain('noindex');
});

test('the files of a release may be kept for ever', async ({ page, shopper }) => {
  const script = page.waitForResponse(/\/r\/shell\/.*\.js$/);
  await shopper.opens('/');

  const headers = (await script).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-encoding']).toBe('br');
});
