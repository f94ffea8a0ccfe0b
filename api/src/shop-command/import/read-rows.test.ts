import { expect, test } from 'vitest';
import { problemSentence } from './problem-sentence.ts';
import { readRows } from './read-rows.ts';

test('what the desk could not save of a product is refused in a file', () => {
  const long = (letters: number) => 'ا'.repeat(letters);

  const { problems } = readRows(
    `name,short_name,stock,weight_grams,tags,description\n${long(201)},${long(201)},1000001,1000001,نو | ${long(101)},${long(30_001)}\n`,
    'csv',
  );

  expect(problems.map(problemSentence)).toEqual([
    'line 2: name is longer than 200',
    'line 2: short_name is longer than 200',
    'line 2: tags is longer than 100',
    'line 2: description is longer than 30000',
    'line 2: weight_grams must be a whole number from 1 to 1000000',
    'line 2: stock must be a whole number from 0 to 1000000',
  ]);
});
