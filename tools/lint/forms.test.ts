import { expect, test } from 'vitest';

interface Element {
  name: { name: string };
  attributes: { name?: { name: string } }[];
}

interface Plugin {
  rules: Record<
    'by-the-kit',
    {
      create(context: { cwd: string; filename: string; report(): void }): {
        JSXOpeningElement?(node: Element): void;
      };
    }
  >;
}

const path = './forms.js';
const { default: plugin } = (await import(path)) as { default: Plugin };

test("a remote's form that only code can send is the kit's", () => {
  expect(isRefused('form', ['onSubmit', 'noValidate'])).toBe(true);
  expect(isRefused('form', [])).toBe(true);

  expect(isRefused('Form', ['form'])).toBe(false);
});

test('a form that the server answers without code names its action', () => {
  expect(isRefused('form', ['method', 'action', 'onSubmit'])).toBe(false);
});

test('tests and the kit itself are not held to it', () => {
  expect(isRefused('form', [], 'mf-new/src/orders/OrdersPage.test.tsx')).toBe(false);
  expect(isRefused('form', [], 'shared/src/kit/Form.tsx')).toBe(false);
});

/** What the rule says of an element with these attributes. */
function isRefused(
  name: string,
  attributes: string[],
  file = 'mf-new/src/orders/OrderForm.tsx',
): boolean {
  let refused = false;
  const visitors = plugin.rules['by-the-kit'].create({
    cwd: '/shop',
    filename: `/shop/${file}`,
    report: () => (refused = true),
  });
  visitors.JSXOpeningElement?.({
    name: { name },
    attributes: attributes.map((attribute) => ({ name: { name: attribute } })),
  });
  return refused;
}
