import {
  aCustomer,
  isSignedIn,
  newcomer,
  startsRegistration,
} from '../../page-objects/visitors/registration.ts';
import { visitorAddresses } from '../../page-objects/facts/registry.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test('a visitor’s page is the same bytes for everybody, is not cached and not found by search', async ({
  request,
}) => {
  const addresses = await visitorAddresses(request);
  const customers = [await aCustomer(request), await aCustomer(request)];

  expect(addresses).toEqual(expect.arrayContaining(['/orders', '/invoice', '/cart']));
  for (const address of addresses) {
    const guest = await request.get(address);
    const html = await guest.text();

    expect.soft(guest.headers()['cache-control'], address).toBe('no-store');
    expect.soft(guest.headers(), address).not.toHaveProperty('etag');
    expect.soft(html, address).toContain('<meta name="robots" content="noindex">');
    for (const { token, mobile } of customers) {
      const answer = await request.get(address, {
        headers: { authorization: `Bearer ${token}`, cookie: `accessToken=${token}` },
      });
      expect.soft(await answer.text(), address).toBe(html);
      expect.soft(html, address).not.toContain(mobile);
    }
  }
});

test('an answer of the API to a customer is not cached, at the shop’s own address either', async ({
  request,
}) => {
  const { token } = await aCustomer(request);
  const headers = { authorization: `Bearer ${token}` };

  for (const path of [
    '/v1/Identity/CustomersProfile/ReadProfile',
    '/v1/Identity/CustomersAddress/Read',
    '/v1/Identity/customerFininces/Read?Page=0',
    '/v1/Orders/OrdersList/Read?ordersListStateFilter=1',
    '/v1/ContentManagement/Contents/Read',
    '/v1/Orders/Carts/Read',
    '/v1/Orders/Orders/Read?HashOrderId=nothing',
  ]) {
    const answer = await request.get(path, { headers });

    expect.soft(answer.headers()['cache-control'], path).toBe('no-store');
    expect.soft(answer.headers(), path).not.toHaveProperty('etag');
  }
});

test('no address that a newcomer’s browser asks for carries anything personal', async ({
  page,
  shopper,
  request,
}) => {
  const person = newcomer();
  const customer = await aCustomer(request);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(decodeURIComponent(each.url())));
  page.on('framenavigated', (frame) => asked.push(decodeURIComponent(frame.url())));

  await shopper.opens('/register');
  await startsRegistration(page, person);
  await isSignedIn(page, customer);
  await shopper.opens('/info');
  await expect(
    page.getByRole('main').getByRole('textbox', { name: 'نام', exact: true }),
  ).toHaveValue(customer.firstName);

  expect(asked.length).toBeGreaterThan(5);
  const secrets = [
    person.mobile,
    person.password,
    person.lastName,
    customer.token,
    customer.mobile,
  ];
  expect(asked.filter((address) => secrets.some((secret) => address.includes(secret)))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that is sent without code puts no text into the address', async ({ page }) => {
    await page.goto('/contactUs');
    await page.getByRole('textbox', { name: 'ایمیل' }).fill('negar@example.com');

    await page.getByRole('textbox', { name: 'ایمیل' }).press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).not.toContain('negar');
  });
});
