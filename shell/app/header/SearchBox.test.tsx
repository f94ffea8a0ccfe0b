import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/shared/api/problem';
import { longestSearch } from '@kashi/shared/contracts/longest-search';
import type { SearchResult } from '@kashi/shared/contracts/search';
import { renderInShop } from '@kashi/shared/testing/render-in-shop';
import { SearchBox } from './SearchBox.tsx';

// A part that comes when it is asked for is here by then: these tests are about what it does.
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

test('Enter searches for what was typed', async () => {
  const { shopper, shell } = renderInShop(<SearchBox />, { [search]: () => nothing });

  await shopper.type(box(), ' ساعت {Enter}');

  expect(queryOf(shell.location())).toEqual({ SearchValue: 'ساعت' });
});

test('the box holds as much as a search may be long', () => {
  renderInShop(<SearchBox />);

  expect(box().maxLength).toBe(longestSearch);
});

test('a refusal that another try cannot heal offers none', async () => {
  const refuse = () => {
    throw new Problem('refused', { status: 400, serverMessage: 'عبارت جستجو درست نیست.' });
  };
  const { shopper } = renderInShop(<SearchBox />, { [search]: refuse });

  await shopper.type(box(), 'ساعت');

  expect(await screen.findByRole('alert')).toHaveTextContent('عبارت جستجو درست نیست.');
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
});

test('an empty box searches for nothing and asks nothing', async () => {
  const { shopper, shell } = renderInShop(<SearchBox />);

  await shopper.type(box(), '   {Enter}');

  expect(shell.location()).toBe('/');
});

test('the box shows what the open page was searched for', () => {
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

test('up from the box is the last suggestion, and a tag leads to its goods', async () => {
  const { shopper, shell } = renderInShop(<SearchBox />, { [search]: () => watches });
  await shopper.type(box(), 'ساعت');
  await screen.findByRole('option', { name: 'هدیه' });

  await shopper.keyboard('{ArrowUp}{Enter}');

  expect(queryOf(shell.location())).toEqual({ TagId: '9', TagName: 'هدیه' });
});

test('the cursor keys lead back from the suggestions to the letters', async () => {
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

test('how many suggestions there are is said aloud', async () => {
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

test('a search that failed is no empty result, and can be tried again', async () => {
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

test('Persian and Arabic digits are asked for in Latin ones', async () => {
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

test('searches that were faster than the code of the suggestions are remembered too', async () => {
  const { shopper } = renderInShop(<SearchBox />, { [search]: () => nothing });
  for (const value of ['قوری', 'سماور']) {
    fireEvent.input(box(), { target: { value } });
    fireEvent.submit(box().form!);
  }

  await shopper.click(box());

  await expect.poll(() => localStorage.getItem('recentSearches')).toBe('["سماور","قوری"]');
});

test('a search is remembered as it stands in the box, though nothing was rendered of it yet', async () => {
  const { shopper } = renderInShop(<SearchBox />, { [search]: () => nothing });
  await shopper.type(box(), 'گز');
  await screen.findByText('نتیجه ایی یافت نشد');

  box().value = 'گز اصفهان';
  fireEvent.submit(box().form!);

  expect(localStorage.getItem('recentSearches')).toBe('["گز اصفهان"]');
});

test('the remembered searches can be forgotten', async () => {
  localStorage.setItem('recentSearches', JSON.stringify(['ساعت']));
  const { shopper } = renderInShop(<SearchBox />);
  await shopper.click(box());
  await screen.findByRole('option', { name: 'ساعت' });

  await shopper.click(screen.getByRole('button', { name: 'پاک کردن جستجوهای اخیر' }));

  expect(screen.queryByRole('option')).toBeNull();
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '')).toEqual([]);
});

test('one remembered search is taken away by Delete, or by its cross', async () => {
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

test('a storage that holds something else does no harm', async () => {
  localStorage.setItem('recentSearches', '{"broken');
  const { shopper } = renderInShop(<SearchBox />, { [search]: () => watches });

  await shopper.type(box(), 'ساعت');

  expect(await screen.findByRole('listbox')).toBeTruthy();
});
