import { expect, test } from 'vitest';
import { contractVersion } from '@kashi/border/remote-contract';
import { aBuild, among, aShell, route } from '../gate-fixtures.ts';
import { renderCheck } from './render-check.ts';

/** A remote with a customer's page, of which `plain` is the version without code: an expression that may use `context`. */
function anAccountPage(plain: string) {
  const orders = {
    ...route('orders'),
    audience: 'visitor' as const,
    examples: [
      { path: '/orders', as: 'guest' as const },
      { path: '/orders', as: 'customer' as const },
    ],
  };
  return aBuild({
    says: { name: 'mf-x', routes: [orders], fragments: [] },
    server: `exports.entry = {
      contract: ${contractVersion},
      routes: ${JSON.stringify([orders])},
      fragments: [],
      renderWaiting: async () => ({ head: { title: 'orders' }, html: '' }),
      plain: ['orders'],
      renderPlain: async (page, context) => ({ head: { title: page }, html: ${plain} }),
    };`,
  });
}

const troublesOf = async (plain: string) => {
  let renders = 0;
  const count = () => void (renders += 1);
  const troubles = await renderCheck(anAccountPage(plain), among(aShell('/orders')), count);
  return { troubles, renders };
};

test('a customer’s page is rendered for a guest, and for who has signed in without code', async () => {
  expect(await troublesOf("context.isSignedIn ? 'your orders' : 'sign in'")).toEqual({
    troubles: [],
    renders: 2,
  });
});

test('a page that breaks only for who has signed in without code is refused', async () => {
  const { troubles } = await troublesOf("context.isSignedIn ? null.orders : 'sign in'");

  expect(troubles.join('\n')).toContain('/orders as a customer without code');
  expect(troubles.join('\n')).toContain('Cannot read properties of null');
});

test('a customer’s call that was never recorded is told by its address', async () => {
  const ask = "context.isSignedIn ? String(await context.fetch('/v1/Orders/Never/Read')) : ''";

  expect((await troublesOf(ask)).troubles.join('\n')).toContain(
    'asks /v1/Orders/Never/Read, which is not recorded (npm run record)',
  );
});

test('a call that was never recorded is told by its address where the page makes a problem of it', async () => {
  const asked = "await context.fetch('/v1/Orders/Never/Read')";
  const asProblem = `(async () => { try { ${asked} } catch (cause) { throw new Error('broken 0', { cause }) } })()`;

  const { troubles } = await troublesOf(`context.isSignedIn ? await ${asProblem} : ''`);

  expect(troubles.join('\n')).toContain(
    'broken 0: asks /v1/Orders/Never/Read, which is not recorded (npm run record)',
  );
});
