import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { longestSearch } from '@kashi/contracts/text/longest-search';
import type { SearchResult } from '@kashi/contracts/listing/search';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { SearchBox } from './SearchBox.tsx';

// Parts that load on demand are loaded in advance here, because these tests are about their behaviour.
beforeAll(async () => {
  await import('./search/Suggestions.tsx');
});

const search = 'GET /v1/ProductManagement/Search/Read';
const watches: SearchResult = {
  SubGroups: [{ Id: 7, Title: 'ساعت هوشمند' }],
  Products: [{ Title: 'ساعت رومیزی' }],
  Tags: [{ Id: 9, Title: 'هدیه' }],
};
const nothing: SearchResult = { SubGroups: [], Products: [], Tags: [] };

const box = () => screen.getByLabelText<HTMLInputElement>('جستجو در فروشگاه');
const queryOf = (path: string) =>
  Object.fromEntries(new URL(path, 'http://shop.test').searchParams);

beforeEach(() => localStorage.clear());

test('Enter searches for the typed text', async () => {
  const { shopper, shell } = renderInShop(<SearchBox />, { [search]: () => nothing });

  await shopper.type(box(), ' ساعت {Enter}');

  expect(queryOf(shell.location())).toEqual({ SearchValue: 'ساعت' });
});

test('the box takes as many letters as a search may have', () => {
  renderInShop(<SearchBox />);

  expect(box().maxLength).toBe(longestSearch);
});

test('a refusal that a retry cannot change offers no retry', async () => {
  const refuse = () => {
    throw new Problem('refused', { status: 400, serverMessage: 'عبارت جستجو درست نیست.' });
  };
  const { shopper } = renderInShop(<SearchBox />, { [search]: refuse });

  await shopper.type(box(), 'ساعت');

  expect(await screen.findByRole('alert')).toHaveTextContent('عبارت جستجو درست نیست.');
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
});

test('an empty box searches for nothing and requests nothing', async () => {
  const { shopper, shell } = renderInShop(<SearchBox />);

  await shopper.type(box(), '   {Enter}');

  expect(shell.location()).toBe('/');
});

test('the box shows the search of the open page', () => {
  renderInShop(<SearchBox />, {}, { path: '/filter?SearchValue=ساعت' });

  expect(box().value).toBe('ساعت');
});

test('the arrow keys reach a sub-group, and Enter opens it for the same words', async () => {
  const { shopper, shell } = renderInShop(<SearchBox />, { [search]: () => watches });
  await shopper.type(box(), 'ساعت');
  await screen.findByRole('option', { name: 'ساعت هوشمند' });

  await shopper.keyboard('{ArrowDown}');

  const option = screen.getByRole('option', { selected: true });
  expect(option.textContent).toBe('ساعت هوشمند');
  expect(box().getAttribute('aria-activedescendant')).toBe(option.id);
  expect(document.activeElement).toBe(box());

  await shopper.keyboard('{Enter}');

  expect(queryOf(shell.location())).toEqual({
    SubGroupId: '7',
    SubGroupName: 'ساعت هوشمند',
    SearchValue: 'ساعت',
  });
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrow up from the box reaches the last suggestion, and a tag leads to its goods', async () => {
  const { shopper, shell } = renderInShop(<SearchBox />, { [search]: () => watches });
  await shopper.type(box(), 'ساعت');
  await screen.findByRole('option', { name: 'هدیه' });

  await shopper.keyboard('{ArrowUp}{Enter}');

  expect(queryOf(shell.location())).toEqual({ TagId: '9', TagName: 'هدیه' });
});

test('the left and right keys lead from the suggestions back to the letters', async () => {
  const { shopper, shell } = renderInShop(<SearchBox />, { [search]: () => watches });
  await shopper.type(box(), 'ساعت');
  await screen.findByRole('listbox');
  await shopper.keyboard('{ArrowDown}');

  await shopper.keyboard('{Home}');
  expect(screen.queryByRole('option', { selected: true })).toBeNull();
  await shopper.keyboard('{Enter}');

  expect(queryOf(shell.location())).toEqual({ SearchValue: 'ساعت' });
});

test('a suggested product is searched for by its title', async () => {
  const { shopper, shell } = renderInShop(<SearchBox />, { [search]: () => watches });
  await shopper.type(box(), 'ساعت');

  await shopper.click(await screen.findByRole('option', { name: 'ساعت رومیزی' }));

  expect(queryOf(shell.location())).toEqual({ SearchValue: 'ساعت رومیزی' });
});

test('Escape closes the suggestions and keeps the words', async () => {
  const { shopper } = renderInShop(<SearchBox />, { [search]: () => watches });
  await shopper.type(box(), 'ساعت');
  await screen.findByRole('listbox');

  await shopper.keyboard('{Escape}');

  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(box().value).toBe('ساعت');
});

test('the number of suggestions is announced', async () => {
  const { shopper, shell } = renderInShop(<SearchBox />, { [search]: () => watches });

  await shopper.type(box(), 'ساعت');
  await screen.findByRole('listbox');

  await waitFor(() => expect(shell.seen.announcements.at(-1)).toContain('۳ پیشنهاد'));
});

test('a search without results says so', async () => {
  const { shopper, shell } = renderInShop(<SearchBox />, { [search]: () => nothing });

  await shopper.type(box(), 'کیمیا');

  expect(await screen.findByText('نتیجه ایی یافت نشد')).toBeTruthy();
  await waitFor(() => expect(shell.seen.announcements).toContain('نتیجه ایی یافت نشد'));
});

test('a failed search is not shown as an empty result, and can be retried', async () => {
  const answer = vi
    .fn<() => SearchResult>()
    .mockImplementationOnce(() => {
      throw new Problem('broken');
    })
    .mockReturnValue(watches);
  const { shopper } = renderInShop(<SearchBox />, { [search]: answer });
  await shopper.type(box(), 'ساعت');
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  expect(screen.queryByText('نتیجه ایی یافت نشد')).toBeNull();

  await shopper.click(retry);

  expect(document.activeElement).toBe(box());
  expect(await screen.findByRole('option', { name: 'ساعت رومیزی' })).toBeTruthy();
});

test('Persian and Arabic digits are sent as Latin ones', async () => {
  const answer = vi.fn(() => nothing);
  const { shopper } = renderInShop(<SearchBox />, { [search]: answer });

  await shopper.type(box(), 'لپ‌تاپ ۱٤');
  await screen.findByText('نتیجه ایی یافت نشد');

  expect(answer).toHaveBeenLastCalledWith({ SearchValue: 'لپ‌تاپ 14' });
});

test('the last eight searches are offered in an empty box, each once, the newest first', async () => {
  localStorage.setItem(
    'recentSearches',
    JSON.stringify(['چای', 'قوری', 'سماور', 'کتری', 'استکان', 'نعلبکی', 'قند', 'نبات']),
  );
  const { shopper } = renderInShop(<SearchBox />, { [search]: () => nothing });
  await shopper.type(box(), 'گز{Enter}');
  await shopper.clear(box());
  await shopper.type(box(), 'قند{Enter}');

  await shopper.clear(box());

  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'قند',
    'گز',
    'چای',
    'قوری',
    'سماور',
    'کتری',
    'استکان',
    'نعلبکی',
  ]);
});

test("searches sent before the suggestions' code had loaded are remembered too", async () => {
  const { shopper } = renderInShop(<SearchBox />, { [search]: () => nothing });
  for (const value of ['قوری', 'سماور']) {
    fireEvent.input(box(), { target: { value } });
    fireEvent.submit(box().form!);
  }

  await shopper.click(box());

  await expect.poll(() => localStorage.getItem('recentSearches')).toBe('["سماور","قوری"]');
});

test('a search is remembered as the box holds it, even before it was rendered', async () => {
  const { shopper } = renderInShop(<SearchBox />, { [search]: () => nothing });
  await shopper.type(box(), 'گز');
  await screen.findByText('نتیجه ایی یافت نشد');

  box().value = 'گز اصفهان';
  fireEvent.submit(box().form!);

  expect(localStorage.getItem('recentSearches')).toBe('["گز اصفهان"]');
});

test('remembered searches can be cleared', async () => {
  localStorage.setItem('recentSearches', JSON.stringify(['ساعت']));
  const { shopper } = renderInShop(<SearchBox />);
  await shopper.click(box());
  await screen.findByRole('option', { name: 'ساعت' });

  await shopper.click(screen.getByRole('button', { name: 'پاک کردن جستجوهای اخیر' }));

  expect(screen.queryByRole('option')).toBeNull();
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual([]);
});

test('one remembered search is removed by Delete, or by its cross', async () => {
  localStorage.setItem('recentSearches', JSON.stringify(['چای', 'قوری', 'سماور']));
  const { shopper, shell } = renderInShop(<SearchBox />);
  await shopper.click(box());
  await screen.findByRole('listbox');

  await shopper.keyboard('{ArrowDown}{Delete}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('قوری');
  expect(shell.seen.announcements.at(-1)).toContain('«چای»');
  await shopper.click(screen.getByTitle('پاک کردن «سماور»'));

  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['قوری']);
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual(['قوری']);
  expect(shell.location()).toBe('/');
});

test('foreign content in the storage does no harm', async () => {
  localStorage.setItem('recentSearches', '{"broken');
  const { shopper } = renderInShop(<SearchBox />, { [search]: () => watches });

  await shopper.type(box(), 'ساعت');

  expect(await screen.findByRole('listbox')).toBeTruthy();
});
