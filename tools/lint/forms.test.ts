import { expect, test } from 'vitest';

interface Element {
  name: { name: string };
  attributes: { name?: { name: string } }[];
}

interface Declarator {
  id: { type: string; elements: { name: string }[] };
  init: { callee: { name: string } };
}

interface Plugin {
  rules: Record<
    'by-the-kit' | 'failures-by-the-kit',
    {
      create(context: { cwd: string; filename: string; report(): void }): {
        JSXOpeningElement?(node: Element): void;
        VariableDeclarator?(node: Declarator): void;
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
  expect(isRefused('form', [], 'shared/kit/src/form/Form.tsx')).toBe(false);
});

test('a screen keeps no state of its own for why something failed', () => {
  expect(isOwnFailure('problem')).toBe(true);
  expect(isOwnFailure('saveError')).toBe(true);
  expect(isOwnFailure('hasFailed')).toBe(true);

  expect(isOwnFailure('open')).toBe(false);
  expect(isOwnFailure('problem', 'useProblemOfAnotherHook')).toBe(false);
  expect(isOwnFailure('problem', 'useState', 'shared/kit/src/form/use-action.tsx')).toBe(false);
});

test('a remote in a repository of its own is held to both rules', () => {
  expect(isRefused('form', [], 'src/orders/OrderForm.tsx')).toBe(true);
  expect(isOwnFailure('problem', 'useState', 'src/orders/use-cancel-order.ts')).toBe(true);

  expect(isRefused('form', [], 'src/orders/OrdersPage.test.tsx')).toBe(false);
});

/** Whether the rule refuses `const [name] = hook()` in a file. */
function isOwnFailure(
  name: string,
  hook = 'useState',
  file = 'mf-new/src/orders/use-cancel-order.ts',
): boolean {
  let refused = false;
  const visitors = plugin.rules['failures-by-the-kit'].create({
    cwd: '/shop',
    filename: `/shop/${file}`,
    report: () => (refused = true),
  });
  visitors.VariableDeclarator?.({
    id: { type: 'ArrayPattern', elements: [{ name }] },
    init: { callee: { name: hook } },
  });
  return refused;
}

/** The rule's messages about an element with these attributes. */
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
