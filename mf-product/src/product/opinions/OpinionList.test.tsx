import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OpinionKind } from './opinion-address.ts';
import type { PageOfOpinions } from './opinion-data.ts';
import { OpinionList } from './OpinionList.tsx';

const read = () => Promise.resolve({ total: 30, opinions: ['خوب بود'] });
const empty = { icon: null, title: '', text: '' };
const anOpinionList = (
  kind: OpinionKind,
  readPage: (page: number) => Promise<PageOfOpinions<string>> = read,
) => (
  <OpinionList
    kind={kind}
    read={readPage}
    render={(text) => <p key={text}>{text}</p>}
    empty={empty}
  />
);

test('paging the reviews goes to their top, wherever the hidden questions had been', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
  const path = '/product/7/watch?questionsPage=2';
  const { shell } = renderInShop(
    <>
      {anOpinionList('reviews')}
      <div hidden>{anOpinionList('questions')}</div>
    </>,
    {},
    { path },
  );
  const [reviews] = await screen.findAllByRole('group', { hidden: true });
  if (reviews) reviews.getBoundingClientRect = () => new DOMRect(0, 500, 1, 1);

  act(() => shell.navigate('/product/7/watch?reviewsPage=2'));

  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
  expect(scrolled.mock.calls).toEqual([[{ top: 404, behavior: 'instant' }]]);
});

test('a page past the end leads to the last page', async () => {
  const path = '/product/7/watch?reviewsPage=9';
  const thirty = (page: number) =>
    Promise.resolve({ total: 30, opinions: page < 3 ? ['خوب بود'] : [] });
  const { shell } = renderInShop(anOpinionList('reviews', thirty), {}, { path });

  expect(await screen.findByText('خوب بود')).toBeTruthy();
  expect(shell.location()).toBe('/product/7/watch?reviewsPage=3');
  expect(screen.getByRole('group', { name: 'صفحهٔ ۳' })).toBeTruthy();
});
