import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { SearchBox } from './SearchBox.tsx';

// Loads the late part before the tests, which are about what it does.
beforeAll(async () => {
  await import('./search/Suggestions.tsx');
});

test('an iPhone, which zooms into fields with letters below 16 pixels, leaves the page as it is', () => {
  const style = readFileSync(path.join(import.meta.dirname, 'SearchBox.module.css'), 'utf8');

  const [, ofPhone] = style.split('@supports (-webkit-touch-callout: none)');

  expect(ofPhone).toMatch(/\.input \{\s*font-size: 1rem;/);
});

test('remembered searches can be cleared in Safari, which gives the focus to no pressed button', async () => {
  localStorage.setItem('recentSearches', JSON.stringify(['ساعت']));
  const { shopper } = renderInShop(<SearchBox />);
  await shopper.click(screen.getByLabelText('جستجو در فروشگاه'));
  const clear = await screen.findByRole('button', { name: 'پاک کردن جستجوهای اخیر' });

  const movesFocus = fireEvent.mouseDown(clear);
  fireEvent.click(clear);

  expect(movesFocus).toBe(false);
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual([]);
});
