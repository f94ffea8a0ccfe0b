import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { problemsFile } from './problems-file.ts';

test('the file has every problem with its row, and no cell that a spreadsheet would calculate', async () => {
  const file = problemsFile([
    { place: 5, sentence: 'price خالی است.' },
    { place: null, sentence: '=1+1' },
  ]);

  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    `\uFEFF${messages.place},${messages.problem}\r\n5,price خالی است.\r\n,'=1+1\r\n`,
  );
});
