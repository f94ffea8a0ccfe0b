import { Problem } from '@kashi/contracts/asking/problem';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressEditor } from './AddressEditor.tsx';

test('an address that cannot be read for editing says so beside its button, which tries again', async () => {
  let tries = 0;
  const { shopper } = renderInShop(<AddressEditor mode="edit" addressId={7} />, {
    'GET /v1/Identity/CustomersAddress/Find': () => {
      tries += 1;
      throw new Problem('offline');
    },
  });
  const button = screen.getByRole('button', { name: 'ویرایش آدرس' });

  await shopper.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('ارتباط با فروشگاه برقرار نشد');
  await shopper.click(button);

  await expect.poll(() => tries).toBe(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('of several addresses each has a button with a name of its own', () => {
  renderInShop(
    <>
      <AddressEditor mode="edit" addressId={7} title="خانه" />
      <AddressEditor mode="edit" addressId={8} title="محل کار" />
    </>,
    {},
  );

  expect(screen.getByRole('button', { name: 'ویرایش آدرس خانه' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'ویرایش آدرس محل کار' })).toBeVisible();
});
