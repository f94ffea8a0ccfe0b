import { Problem } from '@kashi/contracts/asking/problem';
import { longestSearch } from '@kashi/contracts/text/longest-search';
import { Providers } from '@kashi/kit/Providers';
import { lastComparison } from '@kashi/border/kept/last-comparison';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { compareAlsoAddress } from '../compare-address.ts';
import { aComparedProduct, aComparison } from './compare-fixtures.ts';
import type { Correction } from './comparison-address.ts';
import { ComparePage } from './ComparePage.tsx';
import type { ComparisonData } from './comparison-data.ts';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./AddProduct.tsx');
});

const search = 'GET /v1/ProductManagement/CompareProducts/Search';
const path = '/compareProduct?SubGroupId=12&productId=7&productId=9';

function open(given: Partial<ComparisonData> = {}, answers: Answers = {}) {
  return renderInShop(<ComparePage data={aComparison(given)} />, answers, { path });
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('properties stand side by side by group, and a missing one is shown as dashes', () => {
  open();

  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['مشخصات کلی'],
    ['وزن', '۲۴۸ گرم', '---'],
    ['جنس بدنه', 'آلومینیوم', 'آلومینیوم'],
    ['باتری'],
    ['نوع', 'لیتیوم', 'لیتیوم'],
  ]);
});

test('the switch shows the differences only', async () => {
  const { shopper } = open();

  await shopper.click(screen.getByRole('switch', { name: 'فقط تفاوت‌ها' }));

  expect(rowsOf(screen.getByRole('table'))).toEqual([['مشخصات کلی'], ['وزن', '۲۴۸ گرم', '---']]);
});

test('who removes a product by keyboard goes on at the heading', () => {
  const [kept, removed] = aComparison().ComparedProducts;
  const { rerender } = open();
  act(() => screen.getByRole('link', { name: `حذف ${removed!.Name} از مقایسه` }).focus());

  rerender(<ComparePage data={aComparison({ ComparedProducts: [kept!] })} />);

  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a single product has nothing to differ from', () => {
  open({ ComparedProducts: [aComparedProduct()] });

  expect(screen.getByRole('switch')).toHaveProperty('disabled', true);
});

test('each product heads its column by its name alone, says its price and leads to its page', () => {
  open();

  const card = within(screen.getByRole('columnheader', { name: 'هدفون آوا' }));

  expect(card.getByText(/۲۰/)).toBeTruthy();
  expect(card.getByText(/۸۰۰٬۰۰۰/)).toBeTruthy();
  const link = card.getByRole('link', { name: 'مشاهده و خرید هدفون آوا' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/product/9/هدفون-آوا');
});

test('a product is removed by a link, which works without JavaScript too', () => {
  const html = renderToString(
    <Providers shell={aShellApi({ path })}>
      <ComparePage data={aComparison()} />
    </Providers>,
  );
  renderInShop(<div dangerouslySetInnerHTML={{ __html: html }} />);

  const link = screen.getByRole('link', { name: 'حذف هدفون نجوا از مقایسه' });

  expect(link.getAttribute('href')).toBe('/compareProduct?SubGroupId=12&productId=9');
  expect(rowsOf(screen.getByRole('table'))).toHaveLength(5);
  expect(html).not.toContain('style=');
});

test('a chosen product joins the others, and its id the address', async () => {
  const find = vi.fn(() => [aComparedProduct({ Id: 11, Name: 'میکروفون' })]);
  const { shopper, shell } = open({}, { [search]: find });
  await shopper.click(screen.getAllByRole('button', { name: 'افزودن کالا' })[0] as HTMLElement);

  await shopper.type(await screen.findByRole('searchbox', { name: 'جستجوی کالا' }), 'میکرو ۲');
  await vi.waitFor(() =>
    expect(find).toHaveBeenLastCalledWith({ SubGroupId: 12, SearchValue: 'میکرو 2' }),
  );
  await shopper.click(await screen.findByRole('button', { name: 'میکروفون' }));

  expect(shell.location()).toBe(`${path}&productId=11`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a product that is compared already is not added again', async () => {
  const { shopper, shell } = open({}, { [search]: () => [aComparedProduct()] });
  await shopper.click(screen.getAllByRole('button', { name: 'افزودن کالا' })[0] as HTMLElement);

  await shopper.click(await screen.findByRole('button', { name: 'هدفون نجوا' }));

  expect(screen.getByRole('alert').textContent).toBe('این محصول در لیست مقایسه موجود هست');
  expect(shell.location()).toBe(path);
});

test('a fifth product is refused', async () => {
  const { shopper, shell } = open(
    { ComparedProducts: [7, 9, 10, 11].map((Id) => aComparedProduct({ Id, Name: `کالای ${Id}` })) },
    { [search]: () => [aComparedProduct({ Id: 12, Name: 'میکروفون' })] },
  );
  await shopper.click(screen.getByRole('button', { name: 'افزودن کالا' }));

  await shopper.click(await screen.findByRole('button', { name: 'میکروفون' }));

  expect(screen.getByRole('alert').textContent).toBe(
    'حداکثر ۴ محصول قابلیت مقایسه با یکدیگر را دارند',
  );
  expect(shell.location()).toBe(path);
});

test('a search that is refused says why, and offers no other try', async () => {
  const refuse = () => {
    throw new Problem('refused', { status: 400, serverMessage: 'عبارت جستجو درست نیست.' });
  };
  const { shopper } = open({}, { [search]: refuse });

  await shopper.click(screen.getAllByRole('button', { name: 'افزودن کالا' })[0] as HTMLElement);

  expect((await screen.findByRole('alert')).textContent).toBe('عبارت جستجو درست نیست.');
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull();
});

test('the search field takes no more letters than a search may have', async () => {
  const { shopper } = open({}, { [search]: () => [] });

  await shopper.click(screen.getAllByRole('button', { name: 'افزودن کالا' })[0] as HTMLElement);
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'جستجوی کالا' });

  expect(box.maxLength).toBe(longestSearch);
});

test('a search that finds nothing says so', async () => {
  const { shopper } = open({}, { [search]: () => [] });

  await shopper.click(screen.getAllByRole('button', { name: 'افزودن کالا' })[0] as HTMLElement);

  expect(await screen.findByText('محصول مورد نظر یافت نشد.')).toBeTruthy();
});

test('how many products a search finds is said to who does not see them', async () => {
  const { shopper } = open({}, { [search]: () => [aComparedProduct()] });
  await shopper.click(screen.getAllByRole('button', { name: 'افزودن کالا' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('list');
  expect(dialog.queryByRole('status')).toBeNull();

  await shopper.type(dialog.getByRole('searchbox'), 'ماهور');

  expect(await dialog.findByRole('status')).toHaveTextContent('۱ محصول یافته شد');
});

test('a wrong address is corrected, and the reason is shown until the products change', () => {
  const corrections: Correction[] = ['duplicate', 'tooMany'];
  const wrong = `${path}&productId=7`;
  const { shell, rerender } = renderInShop(
    <ComparePage data={aComparison({ corrections })} />,
    {},
    { path: wrong },
  );
  expect(shell.location()).toBe(path);

  rerender(<ComparePage data={aComparison()} />);
  expect(screen.getByText('این محصول در لیست مقایسه موجود هست')).toBeTruthy();
  expect(screen.getByText('حداکثر ۴ محصول قابلیت مقایسه با یکدیگر را دارند')).toBeTruthy();

  rerender(<ComparePage data={aComparison({ ComparedProducts: [aComparedProduct()] })} />);
  expect(screen.queryByText('این محصول در لیست مقایسه موجود هست')).toBeNull();
});

test('the tab remembers the last comparison until nothing is compared', () => {
  const { rerender } = open();
  expect(lastComparison()).toBe(path);

  rerender(<ComparePage data={aComparison({ ComparedProducts: [] })} />);

  expect(lastComparison()).toBe('');
});

test('a comparison of another subgroup takes nothing from this one, which goes on where it was', () => {
  const { rerender } = open();

  rerender(<ComparePage data={aComparison({ subGroupId: 3 })} />);

  expect(lastComparison()).toBe('/compareProduct?SubGroupId=3&productId=7&productId=9');
  expect(compareAlsoAddress(12, 11)).toBe(`${path}&productId=11`);
});

test('a comparison that was emptied begins anew', () => {
  const { rerender } = open();

  rerender(<ComparePage data={aComparison({ ComparedProducts: [] })} />);

  expect(compareAlsoAddress(12, 11)).toBe('/compareProduct?SubGroupId=12&productId=11');
});

test('an empty comparison invites the shopper to begin', () => {
  open({ ComparedProducts: [], ComparedProductsProperiesByGroups: [] });

  expect(screen.getByRole('heading', { name: 'کالایی برای مقایسه انتخاب نشده است' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'افزودن کالا' })).toBeTruthy();
});
