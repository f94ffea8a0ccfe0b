import { expect, test } from 'vitest';
import { csvLine, textOfCell } from './csv-line.ts';

/** A cell as a reader of CSV hands it out. */
function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

test('a text that a spreadsheet would calculate stays a text', () => {
  expect(csvLine(['=1+1', '+98', 'a,"b"', 12, null])).toBe(`'=1+1,'+98,"a,""b""",12,\r\n`);
  expect(csvLine(['a;=1', 'a\n@b', '＝1', 'a-b'])).toBe(`"a;'=1","a\n'@b",'＝1,a-b\r\n`);
});

test('a formula behind a quote or a space stays a text, wherever a spreadsheet may split the cell', () => {
  expect(csvLine(['a;"=1;b', 'a\n"=1', '"=1'])).toBe(`"a;'""=1;b","a\n'""=1","'""=1"\r\n`);
  expect(csvLine([' =1', 'a; "+1', '"b" - c', 'a; b'])).toBe(
    `' =1,"a;' ""+1","""b"" - c","a; b"\r\n`,
  );
});

test('a text of digits keeps its zeros and all of its digits in a spreadsheet, and a number stays a number', () => {
  expect(csvLine(['09121234567', '123456789012345678901234'])).toBe(
    '"=""09121234567""","=""123456789012345678901234"""\r\n',
  );
  expect(csvLine(['334400431', '0', 12, '0912 123'])).toBe('334400431,0,12,0912 123\r\n');
});

test('a size of two numbers becomes no day and no time in a spreadsheet', () => {
  const sizes = ['10-12', '4/5', '16:9'];
  expect(sizes.map((size) => csvLine([size]))).toEqual(sizes.map((size) => `"=""${size}"""\r\n`));
  expect(csvLine(['1405/09/09', '110-120', '14:30'])).toBe('1405/09/09,110-120,14:30\r\n');
});

test('a decimal that ends in 0, a power of ten and a month stay the texts that they are', () => {
  const texts = ['1.10', '5.0', '1E5', '2e10', '2026/12', '1999-1'];
  expect(texts.map((text) => csvLine([text]))).toEqual(texts.map((text) => `"=""${text}"""\r\n`));
  expect(csvLine(['1.5', 'E5', '1405/12', 1.1])).toBe('1.5,E5,1405/12,1.1\r\n');
});

test('a cell that was kept from a spreadsheet is read as the text that it was', () => {
  const texts = [
    '=1+1',
    'a;=1',
    'a\n@b',
    '＝1',
    '-۲۰۰ گرم',
    '09121234567',
    '10-12',
    '1.10',
    '1E5',
    '2026/12',
    "'quoted'",
    'a-b',
    '',
  ];

  const cells = texts.map((text) => unquoted(csvLine([text]).replace(/\r\n$/, '')));

  expect(cells.map(textOfCell)).toEqual(texts);
});
