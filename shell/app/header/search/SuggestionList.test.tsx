import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SuggestionList } from './SuggestionList.tsx';
import { groupsOf, type Suggestion, type SuggestionGroup } from './suggestion-groups.ts';

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
  renderList({ kind: 'product', title: 'کالاها', suggestions: [suggestion] });

  expect(screen.getByRole('option').textContent).toBe('ساعت شنی');
});

test('two subgroups of one name are told apart by their groups', () => {
  const result = {
    SubGroups: [
      { Id: 1, Title: 'ساعت', GroupTitle: 'زنانه' },
      { Id: 2, Title: 'ساعت', GroupTitle: 'مردانه' },
      { Id: 3, Title: 'ساعت دیواری' },
    ],
    Products: [],
    Tags: [],
  };
  const [subGroups] = groupsOf(result, 'ساعت', () => '/filter');

  renderList(subGroups!);

  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['ساعت زنانه', 'ساعت مردانه', 'ساعت دیواری']);
});

function renderList(group: SuggestionGroup) {
  renderInShop(
    <SuggestionList
      id="list"
      groups={[group]}
      typed="ساعت"
      active={undefined}
      optionId={({ key }) => key}
      onChoose={() => {}}
      onForget={() => {}}
    />,
  );
}
