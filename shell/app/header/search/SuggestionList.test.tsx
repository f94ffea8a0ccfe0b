import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SuggestionList } from './SuggestionList.tsx';
import type { Suggestion } from './suggestion-groups.ts';

test.each(['{}', '{"Price":null}'])('a suggested product with %s has no price', (sent) => {
  const product = {
    Title: 'ساعت شنی',
    ...(JSON.parse(sent) as object),
  };
  const suggestion: Suggestion = {
    key: 'product-0',
    title: product.Title,
    href: '/filter?SearchValue=a',
    search: product.Title,
    product,
  };
  renderInShop(
    <SuggestionList
      id="list"
      groups={[{ kind: 'product', title: 'کالاها', suggestions: [suggestion] }]}
      typed="ساعت"
      active={undefined}
      optionId={({ key }) => key}
      onChoose={() => {}}
      onForget={() => {}}
    />,
  );

  expect(screen.getByRole('option').textContent).toBe('ساعت شنی');
});
