import { expect, test, vi } from 'vitest';
import { aFailedCart } from './failed-page-fixtures.ts';

test('a customer, whose session the code has taken over from the forms, gets a notice with a retry', async () => {
  aFailedCart(true);

  await vi.waitFor(() => expect(document.querySelector('[role="alert"] button')).not.toBeNull());

  expect(document.querySelector('form')).toBeNull();
});
