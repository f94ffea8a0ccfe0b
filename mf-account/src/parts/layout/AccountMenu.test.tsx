import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AccountMenu } from './AccountMenu.tsx';

test('a customer whose name begins with an emoji has its first letter in the circle', () => {
  renderInShop(<AccountMenu fullName="🌸 نگار" />);

  expect(screen.getByText('ن')).toBeVisible();
});
