import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProduct } from '../catalog-fixtures.ts';
import { filterData } from './filter-fixtures.ts';
import { FilterPage } from './FilterPage.tsx';
import { openListing, slowDown, twoBrands } from './listing-fixtures.tsx';

test('the counter says how many products were found, in Persian digits', () => {
  openListing('', { TotalCount: 1248 });

  expect(screen.getByRole('status').textContent).toBe('۱٬۲۴۸ محصول یافته شد');
});

test('after a corrected misspelling the counter says the phrase of the search', () => {
  openListing('SearchValue=سامسنگ', { TotalCount: 3, SearchedFor: 'سامسونگ' });

  expect(screen.getByRole('status').textContent).toBe(
    'چیزی با این نام نبود؛ ۳ محصول برای «سامسونگ» یافته شد',
  );
});

test('a search that needed no correction may say so by null', () => {
  openListing('SearchValue=سامسنگ', {
    TotalCount: 3,
    ...(JSON.parse('{"SearchedFor":null}') as object),
  });

  expect(screen.getByRole('status').textContent).toBe('۳ محصول یافته شد');
});

test('orders and pages are links that keep the filters', () => {
  openListing('GroupId=1&BrandIds=7&Page=2', { TotalCount: 40 });

  const cheapest = screen.getByRole('link', { name: 'ارزان‌ترین' });
  const third = screen.getByRole('link', { name: 'صفحهٔ ۳' });

  expect(cheapest.getAttribute('href')).toBe('/filter?GroupId=1&BrandIds=7&OrderBy=1');
  expect(third.getAttribute('href')).toBe('/filter?GroupId=1&BrandIds=7&Page=3');
  expect(screen.getByRole('link', { name: 'پیش‌فرض' }).getAttribute('aria-current')).toBe('true');
});

test('an empty listing tells the shopper what may help', () => {
  openListing('SearchValue=هدفن&IsAvalible=1', { TotalCount: 0, FilteredProducts: [] });

  expect(screen.getByRole('heading', { name: 'محصولی با این جستجو پیدا نشد' })).toBeTruthy();
  expect(screen.getByText(/واژه‌های رایج‌تری/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'حذف همهٔ فیلترها' })).toBeTruthy();
});

test.each([
  ['GroupId=1&BrandIds=7', 'محصولی با این فیلترها پیدا نشد', /یکی از فیلترها را بردارید/],
  ['GroupId=1', 'اینجا هنوز محصولی نیست', /گروه‌های دیگر/],
])('a shopper who typed nothing gets no advice on spelling: "%s"', (query, title, hint) => {
  openListing(query, { TotalCount: 0, FilteredProducts: [] });

  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(hint)).toBeTruthy();
});

test('the old list stays, marked as busy, until the new one is here; then its order is announced', async () => {
  const { shopper, shell, rerender } = openListing('', { TotalCount: 30 });
  const arrive = slowDown(shell);

  await shopper.click(screen.getByRole('link', { name: 'گران‌ترین' }));
  expect(busyList()?.textContent).toContain('هدفون');

  act(arrive);
  rerender(<FilterPage data={filterData('OrderBy=2', { TotalCount: 30 })} params={{}} />);
  expect(busyList()).toBeNull();
  expect(shell.seen.announcements).toEqual(['صفحهٔ ۱ از ۳، مرتب‌سازی: گران‌ترین']);
});

test.each([
  ['صفحهٔ ۲', '/filter?GroupId=1&SearchInResult=a&BrandIds=7&BrandIds=8&OrderBy=2&Page=2'],
  ['حذف برند: آوا', '/filter?GroupId=1&SearchInResult=a&BrandIds=8&OrderBy=2'],
  ['حذف «a»', '/filter?GroupId=1&BrandIds=7&BrandIds=8&OrderBy=2'],
  ['پاک کردن جستجو در نتایج', '/filter?GroupId=1&BrandIds=7&BrandIds=8&OrderBy=2'],
  ['حذف همه', `/filter?GroupId=1&GroupName=${encodeURIComponent('۱')}&OrderBy=2`],
  ['همهٔ گروه‌ها', '/filter?OrderBy=2'],
])('«%s», pressed while a list is on its way, keeps the order of that list', async (name, to) => {
  const query = 'GroupId=1&SearchInResult=a&BrandIds=7&BrandIds=8';
  const { shopper, shell } = openListing(query, { ...twoBrands, TotalCount: 30 });
  const arrive = slowDown(shell);
  await shopper.click(screen.getByRole('link', { name: 'گران‌ترین' }));

  await shopper.click(screen.getByRole('link', { name }));

  act(arrive);
  expect(shell.location()).toBe(to);
});

test('of several filters that are removed at once, none comes back', async () => {
  const { shopper, shell } = openListing('BrandIds=7&BrandIds=8&IsAvalible=true', twoBrands);
  const arrive = slowDown(shell);

  for (const name of [/آوا$/, /ماهور$/, /فقط موجود$/]) {
    await shopper.click(screen.getByRole('link', { name }));
  }

  act(arrive);
  expect(shell.location()).toBe('/filter');
});

test('after a list that failed, the old one is no longer marked as busy', async () => {
  const { shopper, shell } = openListing();
  const arrive = slowDown(shell);
  await shopper.click(screen.getByRole('link', { name: 'گران‌ترین' }));

  act(arrive);

  expect(busyList()).toBeNull();
});

test('a list that leads back to the page it was asked on is no longer awaited', async () => {
  const { shopper, shell, rerender } = openListing('', { TotalCount: 30 });
  slowDown(shell);
  await shopper.click(screen.getByRole('link', { name: 'گران‌ترین' }));

  rerender(<FilterPage data={filterData('', { TotalCount: 12 })} params={{}} />);

  expect(busyList()).toBeNull();
});

test('the pictures of the first row are fetched at once, the others when they are near', () => {
  const products = Array.from({ length: 4 }, (_, index) => aProduct({ Id: index + 1 }));
  const { container } = openListing('', { FilteredProducts: products });

  const loading = [...container.querySelectorAll('article img')].map((picture) =>
    picture.getAttribute('loading'),
  );

  expect(loading).toEqual([null, null, 'lazy', 'lazy']);
});

function busyList() {
  return document.querySelector('[aria-busy="true"]');
}
