import { expect, test } from 'vitest';
import { problemSentence } from './problem-sentence.ts';
import { readRows } from './read-rows.ts';

function namesIn(text: string) {
  const { rows, problems } = readRows(text, 'csv');
  return { names: rows.map(({ row }) => row.name), problems: problems.map(problemSentence) };
}

test.each([
  ['a semicolon', ';'],
  ['an Arabic semicolon', '؛'],
  ['a tab', '\t'],
])(
  'a file whose cells are parted by %s, as Excel of some regions writes it, is read',
  (_what, sign) => {
    const lines = [
      ['name', '"price"', 'spec: اندازه / قد, پا', 'summary'],
      ['قوری', '20000', '۱۲', 'سبز, آبی'],
    ];

    const read = readRows(`\uFEFF${lines.map((cells) => cells.join(sign)).join('\r\n')}`, 'csv');

    expect(read.problems).toEqual([]);
    expect(read.rows).toMatchObject([
      {
        row: { name: 'قوری', price: 20_000, summary: 'سبز, آبی' },
        specs: [{ group: 'اندازه', title: 'قد, پا', value: '۱۲' }],
      },
    ]);
  },
);

test('a semicolon in a file with commas parts nothing', () => {
  expect(namesIn('name,summary\nقوری; سبز,"یک; دو"\n').names).toEqual(['قوری; سبز']);
});

test('columns that a spreadsheet writes without a name and without a cell are none', () => {
  expect(namesIn('name,,price,,\nقوری,,1000,, \nکتری,,2000,,\n')).toEqual({
    names: ['قوری', 'کتری'],
    problems: [],
  });
});

test('a column without a name that has cells is told by its number', () => {
  expect(namesIn('name,,price,\nقوری,,1000,\nکتری,,2000,سبز\n').problems).toEqual([
    'the column 4 has no name',
  ]);
});

test('rows that were emptied in a spreadsheet are none, and lines are counted with them', () => {
  expect(namesIn('name,price,stock\n,,\nقوری,1000,2\n ,,\n,گران,2\n')).toEqual({
    names: ['قوری'],
    problems: ['line 5: price must be a whole number from 0 to 1000000000000'],
  });
});

test('a row with several problems counts as one, and so does a line that cannot be read', () => {
  const { count, problems } = readRows('name,price,stock\na,گران,زیاد\nb\nc,1,1\n', 'csv');

  expect(problems).toHaveLength(3);
  expect(count).toBe(3);
});

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
