import { Problem } from '@kashi/contracts/asking/problem';
import type { PublicReview } from '@kashi/contracts/product/review';
import { persianNumber } from '@kashi/format/persian';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useState } from 'react';
import { HelpfulVote } from './HelpfulVote.tsx';
import { Reviews } from './Reviews.tsx';

const vote = 'PUT /v1/ProductManagement/ProductReviews/Helpful';
const refusal = new Problem('refused', {
  status: 400,
  serverMessage: 'به دیدگاه خودتان نمی‌توانید رأی بدهید.',
});
function AVote({ count }: { count: number }) {
  const [helpful, setHelpful] = useState({ count, isMine: false });
  return <HelpfulVote reviewId={9} {...helpful} onVote={setHelpful} />;
}

const button = () => screen.getByRole('button');

test('a customer calls a review helpful, and takes it back', async () => {
  const answer = vi.fn(({ IsHelpful }: { IsHelpful: boolean }) => ({
    HelpfulCount: IsHelpful ? 3 : 2,
  }));
  const { shopper } = renderInShop(<AVote count={2} />, { [vote]: answer }, { customer: 'سارا' });
  expect(button().textContent).toBe('مفید بود (۲)');
  expect(button().getAttribute('aria-pressed')).toBe('false');

  await shopper.click(button());

  expect(answer).toHaveBeenLastCalledWith({ ReviewId: 9, IsHelpful: true });
  expect(button().textContent).toBe('مفید بود (۳)');
  expect(button().getAttribute('aria-pressed')).toBe('true');

  await shopper.click(button());

  expect(answer).toHaveBeenLastCalledWith({ ReviewId: 9, IsHelpful: false });
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('a vote that is refused says why, and counts nothing', async () => {
  const { shopper } = renderInShop(
    <AVote count={0} />,
    { [vote]: () => Promise.reject(refusal) },
    { customer: 'سارا' },
  );

  await shopper.click(button());

  expect((await screen.findByRole('alert')).textContent).toContain('نمی‌توانید رأی بدهید');
  expect(button().textContent).toBe('مفید بود');
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('a guest signs in first, and comes back to the same reviews', () => {
  renderInShop(<AVote count={2} />, {}, { path: '/product/7/x?reviewsPage=2' });

  expect(screen.getByRole('link', { name: 'مفید بود (۲)' }).getAttribute('href')).toBe(
    '/login?returnUrl=%2Fproduct%2F7%2Fx%3FreviewsPage%3D2',
  );
});

test('a vote still stands when the shopper pages on and comes back', async () => {
  const { shopper, shell } = renderInShop(
    <Reviews productId={7} />,
    {
      'GET /v1/ProductManagement/ProductReviews/Read': ({ Page }) => ({
        TotalCount: 12,
        Page,
        FilteredReviews: [aReview(9 + Page)],
      }),
      'GET /v1/ProductManagement/customerHelpfulReviews/Read': () => [],
      [vote]: () => ({ HelpfulCount: 3 }),
    },
    { customer: 'سارا', path: '/product/7/x?reviewsPage=1' },
  );
  await shopper.click(await screen.findByRole('button', { name: 'مفید بود (۲)' }));

  act(() => shell.navigate('/product/7/x?reviewsPage=2'));
  await screen.findByRole('heading', { name: 'دیدگاه ۱۰' });
  act(() => shell.navigate('/product/7/x?reviewsPage=1'));
  await screen.findByRole('heading', { name: 'دیدگاه ۹' });

  expect(screen.getByRole('button', { name: 'مفید بود (۳)', pressed: true })).toBeTruthy();
});

function aReview(Id: number): PublicReview {
  return {
    Id,
    CustomerName: 'نگار',
    RegDateTime: '2026-03-01T08:00:00Z',
    Title: `دیدگاه ${persianNumber(Id)}`,
    Text: 'خوب بود',
    HelpfulCount: 2,
  };
}
