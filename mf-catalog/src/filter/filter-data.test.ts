import { Problem } from '@kashi/contracts/asking/problem';
import { expect, test } from 'vitest';
import { aListing, someContents } from '../catalog-fixtures.ts';
import { aVisit } from '../page-visit-fixtures.ts';
import { loadFilter } from './filter-data.ts';

const readListing = 'GET /v1/ProductManagement/Filters/Read';
const readContents = 'GET /v1/ContentManagement/Contents/Read';

test('the call asks for the filter of the address', async () => {
  let asked: unknown;
  const visit = aVisit('/filter?BrandIds=3&BrandIds=1&IsAvalible=1&OrderBy=2', {
    [readListing]: (filter) => {
      asked = filter;
      return aListing();
    },
    [readContents]: () => someContents(),
  });

  await loadFilter(visit);

  expect(asked).toMatchObject({ BrandIds: [3, 1], IsAvalible: true, OrderBy: 2, Page: 1 });
});

test('phrases are asked for with Latin digits, and shown as they were typed', async () => {
  let asked: unknown;
  const query = { SearchValue: 'گلکسی ۲۴', SearchInResult: '٨ گیگابایت' };
  const visit = aVisit(`/filter?${new URLSearchParams(query).toString()}`, {
    [readListing]: (filter) => {
      asked = filter;
      return aListing();
    },
    [readContents]: () => someContents(),
  });

  const result = await loadFilter(visit);

  expect(asked).toMatchObject({ SearchValue: 'گلکسی 24', SearchInResult: '8 گیگابایت' });
  expect(result).toMatchObject({ data: { filter: query } });
});

test('a page past the end is corrected to the last one', async () => {
  const visit = aVisit('/filter?GroupId=1&Page=9', {
    [readListing]: () => aListing({ TotalCount: 25, FilteredProducts: [] }),
    [readContents]: () => someContents(),
  });

  const result = await loadFilter(visit);

  expect(result).toMatchObject({ kind: 'redirect', to: '/filter?GroupId=1&Page=3' });
});

test('a chosen brand keeps its name where none of its products is found', async () => {
  const visit = aVisit('/filter?BrandIds=7&SearchInResult=zzz', {
    [readListing]: () => aListing({ TotalCount: 0, FilteredProducts: [], FilteredBrands: [] }),
    [readContents]: () =>
      someContents({
        Brands: [
          { Id: 7, Title: 'آوا', Alt: '', LogoPath: '' },
          { Id: 8, Title: 'ماهور', Alt: '', LogoPath: '' },
        ],
      }),
  });

  const result = await loadFilter(visit);

  expect(result).toMatchObject({ data: { chosenBrands: [{ Id: 7, Title: 'آوا' }] } });
});

test('a chosen brand that the front page does not show has its name from the list', async () => {
  const visit = aVisit('/filter?BrandIds=7', {
    [readListing]: () => aListing({ FilteredBrands: [{ Id: 7, Title: 'آوا', Count: 1 }] }),
    [readContents]: () => someContents({ Brands: [] }),
  });

  const result = await loadFilter(visit);

  expect(result).toMatchObject({ data: { chosenBrands: [{ Id: 7, Title: 'آوا' }] } });
});

test('the list is shown even where the groups cannot be read', async () => {
  const visit = aVisit('/filter', {
    [readListing]: () => aListing(),
    [readContents]: () => {
      throw new Problem('broken');
    },
  });

  const result = await loadFilter(visit);

  expect(result).toMatchObject({ kind: 'found', data: { tree: null, listing: { TotalCount: 1 } } });
});

test('a list that cannot be read is a problem, not an empty list', async () => {
  const visit = aVisit('/filter', {
    [readListing]: () => {
      throw new Problem('offline');
    },
    [readContents]: () => someContents(),
  });

  await expect(loadFilter(visit)).rejects.toMatchObject({ kind: 'offline' });
});
