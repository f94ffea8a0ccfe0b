import { screen } from '@testing-library/react';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { expect, test } from 'vitest';
import { anOrder } from '../../parts/checkout/checkout-fixtures.ts';
import { OrderSum } from './OrderSum.tsx';

test.each([
  [{}, 'رایگان'],
  [{ IsFreightCollect: true }, 'کرایه هنگام تحویل'],
])('an order without a fee says whether its recipient pays the carrier (%o)', (terms, words) => {
  renderInShop(<OrderSum order={anOrder({ DeliveryFee: 0, ...terms })} />);

  expect(screen.getByText('هزینهٔ ارسال').nextElementSibling).toHaveTextContent(words);
});
