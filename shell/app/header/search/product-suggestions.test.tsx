import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { SearchBox } from '../SearchBox.tsx';

// Loads the late part before the test, which is about what the part shows.
beforeAll(async () => {
  await import('./Suggestions.tsx');
});

const search = 'GET /v1/ProductManagement/Search/Read';

test('a suggested product is known by its picture and its price, as far as the server says them', async () => {
  const Picture = {
    Base: '/media/clock',
    Widths: [160],
    Formats: ['webp' as const],
    Width: 160,
    Height: 160,
    Alt: 'ساعت',
  };
  const priced = {
    Title: 'ساعت دیواری',
    Price: 900_000,
    FinalPrice: 720_000,
    IsAvailable: true,
    Picture,
  };
  const gone = { Title: 'ساعت جیبی', Price: 500_000, FinalPrice: 500_000, IsAvailable: false };
  const { shopper } = renderInShop(<SearchBox />, {
    [search]: () => ({
      SubGroups: [],
      Products: [{ Title: 'ساعت رومیزی' }, priced, gone],
      Tags: [],
    }),
  });

  await shopper.type(screen.getByLabelText('جستجو در فروشگاه'), 'ساعت');
  const option = await screen.findByRole('option', { name: /ساعت دیواری/ });

  expect(option).toHaveTextContent('۷۲۰٬۰۰۰ تومان');
  expect(option.querySelector('img')).toHaveAttribute('src', '/media/clock-160.webp');
  expect(screen.getByRole('option', { name: /ساعت جیبی/ })).toHaveTextContent('ناموجود');
  expect(screen.getByRole('option', { name: 'ساعت رومیزی' })).toBeVisible();
});
