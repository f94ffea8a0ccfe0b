import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlainComparison } from './PlainComparison.tsx';

test('without JavaScript the comparison says why nothing can be added, and leads to goods of its subgroup', () => {
  renderInShop(<PlainComparison subGroupId={12} />);

  expect(screen.getByText(/افزودن کالا به مقایسه با جاوااسکریپت انجام می‌شود/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'کالاهای این گروه' })).toHaveAttribute(
    'href',
    '/filter?SubGroupId=12',
  );
});
