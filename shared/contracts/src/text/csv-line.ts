/**
 * One line of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe: a shopper's name must
 * not run in the accountant's. A text of digits that a spreadsheet would take for a number and damage, as the number of a phone or of
 * a parcel, is written as the formula of that text.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** The first line of a CSV file, with the names of its columns. Spreadsheets take a file for UTF-8 by the mark before it alone. */
export function csvHead(columns: readonly string[]): string {
  return `\uFEFF${csvLine(columns)}`;
}

function cellOf(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = damagedNumber.test(value) ? `="${value}"` : value.replace(formulaStart, "$1'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a cell of a CSV file says, without what `csvLine` puts around a text to keep it from spreadsheets. */
export function textOfCell(cell: string): string {
  return damagedText.exec(cell)?.[1] ?? cell.replace(keptFormula, '$1');
}

/**
 * Where a formula could begin: some spreadsheets split a cell at `;`, a tab or a line break, read full-width signs too, and drop
 * quotes and spaces in front of them.
 */
const formulaStart = /(^|[;\t\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠\t\r])/g;

/** The same place with the apostrophe before it. */
const keptFormula = /(^|[;\t\r\n])'(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠\t\r])/g;

/**
 * Spreadsheets drop the zeros in front of a number and behind its decimal point, keep the first 15 digits of a longer one, count out
 * powers of ten, as of the model 1E5, and make a day or a time of two small numbers or of a year and a month, as of the sizes 10-12
 * and 16:9 and of 2026/12.
 */
const damagedNumber =
  /^(?:0\d+|\d{16,}|\d+\.\d*0|\d+[eE]\d+|\d{1,2}(?:[-/]\d{1,2}|:\d)|(?:19|20)\d\d[-/]\d{1,2})$/;

/** A number that is written as the formula of its text. */
const damagedText = /^="(.*)"$/;
