import { Problem } from '@kashi/contracts/asking/problem';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HelpfulVote } from './HelpfulVote.tsx';

const vote = 'PUT /v1/ProductManagement/ProductReviews/Helpful';
const refusal = new Problem('refused', {
  status: 400,
  serverMessage: 'به دیدگاه خودتان نمی‌توانید رأی بدهید.',
});
const button = () => screen.getByRole('button');

test('a customer calls a review helpful, and takes it back', async () => {
  const answer = vi.fn(({ IsHelpful }: { IsHelpful: boolean }) => ({
    HelpfulCount: IsHelpful ? 3 : 2,
  }));
  const { shopper } = renderInShop(
    <HelpfulVote reviewId={9} count={2} isMine={false} />,
    { [vote]: answer },
    { customer: 'سارا' },
  );
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
    <HelpfulVote reviewId={9} count={0} isMine={false} />,
    { [vote]: () => Promise.reject(refusal) },
    { customer: 'سارا' },
  );

  await shopper.click(button());

  expect((await screen.findByRole('alert')).textContent).toContain('نمی‌توانید رأی بدهید');
  expect(button().textContent).toBe('مفید بود');
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('a guest signs in first, and comes back to the same reviews', () => {
  renderInShop(
    <HelpfulVote reviewId={9} count={2} isMine={false} />,
    {},
    { path: '/product/7/x?reviewsPage=2' },
  );

  expect(screen.getByRole('link', { name: 'مفید بود (۲)' }).getAttribute('href')).toBe(
    '/login?returnUrl=%2Fproduct%2F7%2Fx%3FreviewsPage%3D2',
  );
});
