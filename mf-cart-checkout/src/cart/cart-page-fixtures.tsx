import { screen } from '@testing-library/react';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { load } from '../parts/live-cart/cart-fixtures.ts';
import { page } from './cart-page.tsx';

export const readCart = 'GET /v1/Orders/Carts/Read';
export const increaseItem = 'POST /v1/Orders/Carts/IncreaseCartItem';
export const decreaseItem = 'POST /v1/Orders/Carts/DecreaseCartItem';
export const removeItem = 'DELETE /v1/Orders/Carts/RemoveCartItem';

/** Opens `/cart` as the shell does: loads the data first, then renders the page. */
export async function openCart(answers: Answers, customer?: string) {
  await load(page, '/cart', answers);
  return renderInShop(<page.Component data={null} params={{}} />, answers, {
    path: '/cart',
    customer,
  });
}

export const increase = () => screen.getByRole('button', { name: 'افزایش تعداد چای احمد، سبز' });

/** The value of a row of the summary. */
export const row = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
