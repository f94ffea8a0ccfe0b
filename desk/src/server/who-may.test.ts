import { expect, test } from 'vitest';
import { mayCall, mayOpen } from './who-may.ts';

test.each([
  ['orders', 'support', true],
  ['orders', 'catalogue', false],
  ['goods', 'catalogue', true],
  ['staff', 'orders', false],
  ['staff', 'owner', true],
] as const)('whether %s opens for the role %s is as the contract says', (screen, role, may) => {
  expect(mayOpen(screen, [role])).toBe(may);
});

test('who may read orders may not yet take them as a file', () => {
  expect(mayCall('GET /v1/desk/orders/csv', ['support'])).toBe(false);
  expect(mayCall('GET /v1/desk/orders/csv', ['support', 'orders'])).toBe(true);
});
