import { expect, test } from 'vitest';

interface Visitors {
  Literal?(node: { value: string }): void;
  TemplateElement?(node: { value: { raw: string } }): void;
  CallExpression?(node: {
    callee: { name: string } | { property: { name: string } };
    arguments: ({ value: string } | { quasis: { value: { raw: string } }[] })[];
  }): void;
}

interface Plugin {
  rules: Record<
    'in-data-files' | 'by-ask',
    { create(context: { cwd: string; filename: string; report(): void }): Visitors }
  >;
}

const path = './calls.js';
const { default: plugin } = (await import(path)) as { default: Plugin };

test('a remote names calls of the API in its data files alone', () => {
  expect(complaints('mf-new/src/orders/OrdersPage.tsx')).toBe(2);
  expect(complaints('mf-new/src/orders/use-orders.ts')).toBe(2);

  expect(complaints('mf-new/src/orders/orders-data.ts')).toBe(0);
});

test('a remote in a repository of its own is held to it too', () => {
  expect(complaints('src/orders/OrdersPage.tsx')).toBe(2);

  expect(complaints('src/orders/orders-data.ts')).toBe(0);
});

test('tests and fixtures name the calls that they answer', () => {
  expect(complaints('mf-new/src/orders/OrdersPage.test.tsx')).toBe(0);
  expect(complaints('mf-new/src/orders/orders-fixtures.ts')).toBe(0);
});

test('the shell and the shared contracts are not held to it', () => {
  expect(complaints('shared/contracts/src/order.ts')).toBe(0);
  expect(complaints('shell/app/client/session/customer-check.ts')).toBe(0);
});

test('other words that a remote writes are no calls', () => {
  expect(complaints('mf-new/src/orders/OrdersPage.tsx', 'GET')).toBe(0);
  expect(complaints('mf-new/src/orders/OrdersPage.tsx', '/v1/Orders/OrdersList/Read')).toBe(0);
});

test('a remote fetches nothing of the API past its contracts, in data files neither', () => {
  expect(fetches('mf-new/src/orders/OrdersPage.tsx')).toBe(3);
  expect(fetches('mf-new/src/orders/orders-data.ts')).toBe(3);
  expect(fetches('src/orders/orders-data.ts')).toBe(3);

  expect(fetches('src/orders/orders-data.ts', '/guide/sizes.json')).toBe(0);
  expect(fetches('mf-new/src/orders/OrdersPage.test.tsx')).toBe(0);
  expect(fetches('shell/app/client/session/revoke-token.ts')).toBe(0);
});

/** How often the rule refuses an address that a file fetches: as a text, as a template, and from the window. */
function fetches(file: string, address = '/v1/Orders/OrdersList/Read'): number {
  let count = 0;
  const { CallExpression: call } = plugin.rules['by-ask'].create({
    cwd: '/shop',
    filename: `/shop/${file}`,
    report: () => (count += 1),
  });
  call?.({ callee: { name: 'fetch' }, arguments: [{ value: address }] });
  call?.({ callee: { name: 'fetch' }, arguments: [{ quasis: [{ value: { raw: address } }] }] });
  call?.({ callee: { property: { name: 'fetch' } }, arguments: [{ value: address }] });
  return count;
}

/** How often the rule finds fault with a text that stands in a file as a string and as a template. */
function complaints(file: string, text = 'GET /v1/Orders/OrdersList/Read'): number {
  let count = 0;
  const visitors = plugin.rules['in-data-files'].create({
    cwd: '/shop',
    filename: `/shop/${file}`,
    report: () => (count += 1),
  });
  visitors.Literal?.({ value: text });
  visitors.TemplateElement?.({ value: { raw: text } });
  return count;
}
