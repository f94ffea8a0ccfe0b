import { deskCalls } from '@kashi/contracts/desk/desk-calls';
import { expect, test } from 'vitest';
import { testShop } from '../testing/test-shop.ts';
import { aDeskOf } from './desk-fixtures.ts';
import { messages } from './messages.ts';

interface Operation {
  description: string;
  security?: object[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, { content: Record<string, object> }>;
}

async function aDocument() {
  const desk = await aDeskOf(await testShop());
  const answer = await desk.send('GET', '/v1/openapi.json');
  const document = answer.json<{ paths: Record<string, Record<string, Operation>> }>();
  return { desk, document };
}

test("the desk's port describes every call of the desk, with whom each is for, and the shop's port none", async () => {
  const { desk, document } = await aDocument();

  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(Object.keys(deskCalls).toSorted());
  expect(document.paths['/v1/desk/coupons/save']?.['post']).toMatchObject({
    description: 'For the roles: owner.',
    security: [{ session: [] }],
  });
  const shops = (await desk.shop.askAnything('GET', '/v1/openapi.json')).body;
  expect(shops).not.toContain('/v1/desk/');
});

test('files that are sent and answers that are written while they are read are described as what they are', async () => {
  const { document } = await aDocument();

  const { requestBody } = document.paths['/v1/desk/pictures/for-goods']?.['post'] ?? {};
  expect(Object.keys(requestBody?.content ?? {})).toEqual(['application/octet-stream']);
  const { responses } = document.paths['/v1/desk/orders/csv']?.['get'] ?? {};
  expect(Object.keys(responses?.['200']?.content ?? {})).toEqual(['text/csv']);
});

test('the page for people has a Persian heading for every area, and no script', async () => {
  const { desk } = await aDocument();

  const { body, headers } = await desk.send('GET', '/docs', { headers: { accept: 'text/html' } });

  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(body).not.toMatch(/<script|style="/);
  const headings = [...body.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);
  expect(new Set(headings)).toEqual(new Set(Object.values(messages.docs.areas)));
});
