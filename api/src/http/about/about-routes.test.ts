import { expect, test } from 'vitest';
import { testShop } from '../../testing/test-shop.ts';

interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
}

test('the API reports that it is well once its database answers', async () => {
  const shop = await testShop();

  const response = await shop.askAnything('GET', '/healthz');

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ Value: 'ok', Message: null, Status: 200 });
});

test.each(['/docs', '/v1/openapi.json'])('%s names no demo shop', async (path) => {
  const shop = await testShop();

  const { statusCode, body } = await shop.askAnything('GET', path);

  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/"title":"Kashi"|کاشی/);
});

test('the OpenAPI document has every call of the contract, and marks calls that are not served yet', async () => {
  const shop = await testShop();

  const document: OpenApiDocument = (await shop.askAnything('GET', '/v1/openapi.json')).json();

  const listing = document.paths['/v1/ProductManagement/Filters/Read']?.['get'];
  expect(document.openapi).toBe('3.1.0');
  expect(listing?.parameters?.map(({ name }) => name)).toContain('BrandIds');
  expect(listing).not.toHaveProperty('x-planned');
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const isServed = shop.app.servedCalls.has(`${method.toUpperCase()} ${path}`);
      expect('x-planned' in operation, `${method} ${path}`).toBe(!isServed);
    }
  }
});

test('the readable page names every call and contains no script', async () => {
  const shop = await testShop();

  const { body, headers } = await shop.askAnything('GET', '/docs');

  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('/v1/ContentManagement/Contents/Read');
  expect(body).not.toMatch(/<script|style="/);
});
