import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlainOpinions } from './PlainOpinions.tsx';

const toShop = () => screen.queryByRole('link', { name: 'تماس با فروشگاه' });

function asked(kind: 'reviews' | 'questions') {
  const opinion = {
    author: 'مریم',
    writtenAt: '2026-01-02T08:00:00Z',
    title: 'بندش عوض می‌شود؟\nو رنگش؟',
    text: 'بله.\n\nهر رنگی هست.',
  };
  return { kind, page: 1, total: 1, opinions: [opinion] };
}

test.each(['reviews', 'questions'] as const)(
  'without JavaScript %s keep the lines of their writers',
  (kind) => {
    renderInShop(<PlainOpinions kind={kind} asked={asked(kind)} />);

    const opinion = within(screen.getByRole('article'));
    expect(opinion.getByRole('heading')).toContainHTML('بندش عوض می‌شود؟<br>و رنگش؟');
    expect(opinion.getByText(/هر رنگی هست/)).toContainHTML('بله.<br><br>هر رنگی هست.');
  },
);

test('a shopper without JavaScript is told how to ask, before and after the questions are read', () => {
  const { unmount } = renderInShop(<PlainOpinions kind="questions" asked={null} />);
  expect(toShop()).toHaveAttribute('href', '/contactUs');
  unmount();

  renderInShop(<PlainOpinions kind="questions" asked={asked('questions')} />);
  expect(toShop()).toHaveAttribute('href', '/contactUs');
});

test('reviews, which have a page of their own for writing, say nothing of asking', () => {
  renderInShop(<PlainOpinions kind="reviews" asked={asked('reviews')} />);

  expect(toShop()).toBeNull();
});
