import { Problem } from '@kashi/contracts/asking/problem';
import type { Listing } from '@kashi/contracts/listing/listing';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filterData } from '../filter-fixtures.ts';
import { FilterPage } from '../FilterPage.tsx';
import { openListing, sidebar, slowDown, twoAttributes, twoBrands } from '../listing-fixtures.tsx';

const severalPrices: Partial<Listing> = {
  FilteredPriceRange: { MinPrice: 12_000, MaxPrice: 98_000 },
};

test('the brands are offered only where there are several, and no brand in the address', () => {
  openListing('', twoBrands);
  expect(sidebar().getByRole('button', { name: 'اعمال برند' })).toBeTruthy();
});

test.each([
  ['there is one brand only', '', {}],
  ['the address names a brand', 'BrandCode=7', twoBrands],
])('the brands are hidden where %s', (_why, query, listing) => {
  openListing(query, listing);

  expect(sidebar().queryByRole('button', { name: 'اعمال برند' })).toBeNull();
});

test('the price slider moves by 5000 between whole steps', () => {
  openListing('', severalPrices);

  const lowest = sidebar().getByRole('slider', { name: 'کمترین قیمت' });

  expect(lowest.getAttribute('min')).toBe('10000');
  expect(lowest.getAttribute('max')).toBe('100000');
  expect(lowest.getAttribute('step')).toBe('5000');
});

test('the price slider is hidden where every price is the same', () => {
  openListing();

  expect(sidebar().queryByRole('slider')).toBeNull();
  expect(sidebar().queryByRole('button', { name: 'اعمال قیمت' })).toBeNull();
});

test('a brand whose products the shop does not count has no number', () => {
  const uncounted = JSON.parse('{"Count":null}') as object;
  openListing('', {
    FilteredBrands: [
      { Id: 7, Title: 'آوا', ...uncounted },
      { Id: 8, Title: 'ماهور' },
    ],
  });

  expect(sidebar().getByRole('checkbox', { name: 'آوا' })).toBeTruthy();
  expect(sidebar().getByRole('checkbox', { name: 'ماهور' })).toBeTruthy();
});

test('chosen brands are applied together, and all other filters stay', async () => {
  const { shopper, shell } = openListing('GroupId=1&OrderBy=1&Page=3', twoBrands);

  await shopper.click(sidebar().getByRole('checkbox', { name: /ماهور/ }));
  await shopper.click(sidebar().getByRole('checkbox', { name: /آوا/ }));
  await shopper.click(sidebar().getByRole('button', { name: 'اعمال برند' }));

  expect(shell.location()).toBe('/filter?GroupId=1&BrandIds=7&BrandIds=8&OrderBy=1');
});

test('the values of several attributes are applied together, and a section with a choice is open', async () => {
  const { shopper, shell } = openListing('SubGroupId=11&Attributes=4-41&Page=2', twoAttributes);

  const white = sidebar().getByRole('checkbox', { name: /سفید/ });
  expect(white.closest('details')?.open).toBe(true);
  await shopper.click(sidebar().getByRole('checkbox', { name: /۸ گیگابایت ۶/ }));
  await shopper.click(sidebar().getByRole('checkbox', { name: /مشکی/ }));
  await shopper.click(sidebar().getByRole('button', { name: 'اعمال رنگ' }));

  expect(shell.location()).toBe(
    '/filter?SubGroupId=11&Attributes=3-31&Attributes=4-41&Attributes=4-42',
  );
});

test('a chosen value is a chip that takes it back', () => {
  openListing('SubGroupId=11&Attributes=4-41', twoAttributes);

  const chip = within(screen.getByRole('group', { name: 'فیلترهای اعمال‌شده' })).getByRole('link', {
    name: /رنگ: سفید/,
  });

  expect(chip.getAttribute('href')).toBe('/filter?SubGroupId=11');
});

test('a price is applied by its button; an end that was not moved is no filter', async () => {
  const { shopper, shell } = openListing('GroupId=1', severalPrices);

  fireEvent.change(sidebar().getByRole('slider', { name: 'کمترین قیمت' }), {
    target: { value: '40000' },
  });
  await shopper.click(sidebar().getByRole('button', { name: 'اعمال قیمت' }));

  expect(shell.location()).toBe('/filter?GroupId=1&FromPriceRange=40000');
});

test.each([
  ['nothing is found', { TotalCount: 0, FilteredPriceRange: { MinPrice: 0, MaxPrice: 0 } }],
  ['everything found is cheaper', severalPrices],
])('a chosen price stays when another filter is set while %s', async (_what, listing) => {
  const { shopper, shell } = openListing('SearchValue=a&ToPriceRange=200000', listing);

  await shopper.click(sidebar().getByRole('switch', { name: 'فقط کالاهای موجود' }));

  expect(shell.location()).toBe('/filter?SearchValue=a&IsAvalible=true&ToPriceRange=200000');
});

test('the switch for available goods is applied at once', async () => {
  const { shopper, shell } = openListing('SearchValue=a');

  await shopper.click(sidebar().getByRole('switch', { name: 'فقط کالاهای موجود' }));

  expect(shell.location()).toBe('/filter?SearchValue=a&IsAvalible=true');
});

test('Enter searches within the results, and the cross removes the phrase', async () => {
  const { shopper, shell, unmount } = openListing('GroupId=1&Page=2');
  await shopper.type(sidebar().getByRole('textbox', { name: 'جستجو در نتایج' }), 'بی‌سیم{Enter}');
  expect(new URLSearchParams(shell.location().split('?')[1]).get('SearchInResult')).toBe('بی‌سیم');
  unmount();

  const later = openListing('GroupId=1&SearchInResult=a');
  await later.shopper.click(sidebar().getByRole('link', { name: 'پاک کردن جستجو در نتایج' }));

  expect(later.shell.location()).toBe('/filter?GroupId=1');
});

test('without JavaScript the forms send all other filters too', () => {
  openListing('GroupId=1&GroupName=a&BrandIds=7&IsAvalible=1&Page=4', severalPrices);

  const button = sidebar().getByRole<HTMLButtonElement>('button', { name: 'اعمال قیمت' });
  const sent = [...new FormData(button.form!)].map(([name]) => name);

  expect(button.form?.getAttribute('action')).toBe('/filter');
  expect(sent).toEqual([
    'GroupId',
    'GroupName',
    'IsAvalible',
    'BrandIds',
    'FromPriceRange',
    'ToPriceRange',
  ]);
});

test('a branch of the tree keeps the search, and drops the brands and prices', () => {
  openListing('GroupId=1&SearchValue=a&BrandIds=7&FromPriceRange=5000&Page=2', severalPrices);

  const camera = sidebar().getByRole('link', { name: 'دوربین' });

  const kept = Object.fromEntries(new URLSearchParams(camera.getAttribute('href')?.split('?')[1]));
  expect(kept).toEqual({ SubGroupId: '12', SubGroupName: 'دوربین', SearchValue: 'a' });
});

test('a filter that failed says so in the sheet, which covers the notice of the page', async () => {
  const problem = new Problem('offline');
  const { shopper } = renderInShop(
    <FilterPage data={filterData()} params={{}} problem={problem} />,
  );
  await shopper.click(screen.getByRole('link', { name: /^فیلترها/ }));

  const sheet = within(screen.getByRole('dialog', { name: 'فیلترها' }));

  expect(sheet.getByRole('alert').textContent).toContain('ارتباط با فروشگاه برقرار نشد');
  expect(sheet.getByRole('button', { name: 'تلاش دوباره' })).toBeTruthy();
});

test('groups that could not be read are said to be missing', () => {
  renderInShop(<FilterPage data={{ ...filterData(), tree: null }} params={{}} />);

  expect(sidebar().getByText(/گروه‌ها بارگذاری نشدند/)).toBeTruthy();
});

test('a chosen filter that was never applied is reset by the next list', async () => {
  const { shopper, rerender } = openListing('', twoBrands);
  await shopper.click(sidebar().getByRole('checkbox', { name: /آوا/ }));

  rerender(<FilterPage data={filterData('OrderBy=1', twoBrands)} params={{}} />);

  expect(sidebar().getByRole<HTMLInputElement>('checkbox', { name: /آوا/ }).checked).toBe(false);
});

test('a choice made while a list is on its way stays when the list comes', async () => {
  const { shopper, shell, rerender } = openListing('', twoBrands);
  const arrive = slowDown(shell);
  await shopper.click(sidebar().getByRole('switch'));
  await shopper.click(sidebar().getByRole('checkbox', { name: /آوا/ }));

  act(arrive);
  rerender(<FilterPage data={filterData('IsAvalible=true', twoBrands)} params={{}} />);

  expect(sidebar().getByRole<HTMLInputElement>('checkbox', { name: /آوا/ }).checked).toBe(true);
});

test('what is chosen while a list is on its way adds to the filter of that list', async () => {
  const { shopper, shell } = openListing('GroupId=1', twoBrands);
  const arrive = slowDown(shell);
  await shopper.click(sidebar().getByRole('switch', { name: 'فقط کالاهای موجود' }));
  await shopper.click(sidebar().getByRole('checkbox', { name: /آوا/ }));

  await shopper.click(sidebar().getByRole('button', { name: 'اعمال برند' }));
  await shopper.click(screen.getByRole('link', { name: 'گران‌ترین' }));

  act(arrive);
  expect(shell.location()).toBe('/filter?GroupId=1&IsAvalible=true&BrandIds=7&OrderBy=2');
});

test('the sheet opens by keyboard, counts the products, and closes', async () => {
  const { shopper, rerender } = openListing('BrandIds=7', { ...twoBrands, TotalCount: 12 });
  const opener = screen.getByRole('link', { name: /^فیلترها/ });
  opener.focus();

  await shopper.keyboard('{Enter}');
  const sheet = within(screen.getByRole('dialog', { name: 'فیلترها' }));
  expect(sheet.getByRole('button', { name: 'مشاهدهٔ ۱۲ محصول' })).toBeTruthy();
  expect(sheet.getByRole('checkbox', { name: /آوا/ })).toBeTruthy();

  rerender(<FilterPage data={filterData('', { ...twoBrands, TotalCount: 21 })} params={{}} />);
  expect(sheet.getByRole('button', { name: 'مشاهدهٔ ۲۱ محصول' })).toBeTruthy();
  expect(sheet.getByRole('status').textContent).toBe('۲۱ محصول یافته شد');

  act(() => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who removes all filters in the sheet by keyboard goes on at the button that shows the products', async () => {
  const { shopper, rerender } = openListing('BrandIds=7', twoBrands);
  await shopper.click(screen.getByRole('link', { name: /^فیلترها/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'فیلترها' }));
  act(() => sheet.getByRole('link', { name: 'حذف همه' }).focus());

  rerender(<FilterPage data={filterData('', twoBrands)} params={{}} />);

  expect(document.activeElement).toBe(sheet.getByRole('button', { name: /^مشاهدهٔ/ }));
});
