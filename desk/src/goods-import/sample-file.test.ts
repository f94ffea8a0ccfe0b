import { importColumns } from '@kashi/contracts/desk/goods/imports';
import { expect, test } from 'vitest';
import { sampleFile } from './sample-file.ts';

test('the sample has every column, and three rows that fill as many cells', async () => {
  const [head = '', ...rows] = (await sampleFile().text()).trim().split('\r\n');

  const columns = head.replace(/^\uFEFF/, '').split(',');
  expect(columns).toEqual(expect.arrayContaining([...importColumns]));
  expect(rows.map((row) => row.split(',').length)).toEqual([1, 2, 3].map(() => columns.length));
});
