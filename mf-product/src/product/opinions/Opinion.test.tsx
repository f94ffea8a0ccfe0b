import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Opinion } from './Opinion.tsx';

test.each([undefined, null])('a review whose stars the shop gives as %s shows none', (stars) => {
  renderInShop(
    <Opinion author="نگار" writtenAt="2026-03-01T08:00:00Z" title="خوب بود" stars={stars} />,
  );

  expect(screen.getByRole('article').textContent).not.toMatch(/[★☆]/);
});

test('a name that begins with an emoji has its first letter in its circle', () => {
  renderInShop(<Opinion author="🌸 نگار" writtenAt="2026-03-01T08:00:00Z" title="خوب بود" />);

  expect(screen.getByText('ن')).toBeVisible();
});
