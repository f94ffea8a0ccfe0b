import { expect, test } from 'vitest';
import { filtersOf } from './CustomerSearch.tsx';

test.each([
  [{ search: ' نگار ' }, { state: '', name: 'نگار' }],
  [
    { search: '۰۹۱۲', mobile: '0913' },
    { state: '', mobile: '۰۹۱۲' },
  ],
  [{ search: '+98 912-345 6789' }, { state: '', mobile: '+98 912-345 6789' }],
  [
    { search: '', name: 'نگار' },
    { state: '', name: '' },
  ],
  [
    { name: 'نگار', state: 'blocked' },
    { name: 'نگار', state: 'blocked' },
  ],
])('%o asks the server for %o', (typed, asked) => {
  expect(filtersOf(typed)).toEqual(asked);
});
