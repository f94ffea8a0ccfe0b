import { expect, test } from 'vitest';
import { withLists } from './copied-lists.ts';

/** An entry of a list as Word copies it. */
function copied(mark: string, words: string, level = 1) {
  return `<p class=MsoListParagraphCxSpMiddle dir=RTL style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
}

/** What a reader sees of it: tags without attributes, and no empty ones. */
function seen(html: string) {
  return html
    .replace(/<!\[.*?\]>/g, '')
    .replace(/<(\/?)([a-z0-9]+)\s[^>]*>/gi, '<$1$2>')
    .replace(/<span>\s*<\/span>|<\/?o:p>/g, '');
}

test('a list that was copied from a word processor is a list', () => {
  const html = `<p>پیش</p>\n${copied('·', 'یک')}\n\n${copied('·', 'دو <b>سه</b>')}\n<p>پس</p>`;

  expect(seen(withLists(html))).toBe(
    '<p>پیش</p>\n<ul><li>یک</li><li>دو <b>سه</b></li></ul><p>پس</p>',
  );
});

test('numbers make a list with numbers, and deeper entries lie in a list of their own', () => {
  const html = [copied('۱.', 'یک'), copied('o', 'زیر', 2), copied('۲.', 'دو')].join('');

  expect(seen(withLists(html))).toBe('<ol><li>یک<ul><li>زیر</li></ul></li><li>دو</li></ol>');
});

test('a list after another one is another one', () => {
  expect(seen(withLists(copied('·', 'یک') + copied('1.', 'دو')))).toBe(
    '<ul><li>یک</li></ul><ol><li>دو</li></ol>',
  );
});

test('paragraphs that begin with a dot and a space are a list, too', () => {
  expect(withLists('<p>·&nbsp;&nbsp; یک</p><p>• دو</p>')).toBe('<ul><li>یک</li><li>دو</li></ul>');
});

test('text without such paragraphs stays as it is, and so does a dot within words', () => {
  const html = '<p>۱۲ · ۳۴</p><ul><li>·یک</li></ul><p>·۵ درصد</p>';

  expect(withLists(html)).toBe(html);
});

test('a dot in an element of its own is a mark as well', () => {
  expect(withLists('<p><b><span>•</span>&nbsp; یک</b></p>')).toBe(
    '<ul><li><b><span></span>یک</b></li></ul>',
  );
});

test('a paragraph that nobody has closed stays as it is', () => {
  expect(withLists('<p>· یک<p>· دو</p>')).toBe('<p>· یک<ul><li>دو</li></ul>');
});

// One pattern for whole paragraphs took up to a minute and a half for such a text.
test.each([
  ['open paragraphs', '<p>'],
  ['beginnings of tags', '<p '],
  ['signs of a tag', '<p><'],
  ['marks', '<span mso-list:ignore'],
  ['closed marks', '<span style="mso-list:Ignore">'],
  ['styles', 'mso-list:'],
  ['dots', '<p>· '],
  ['spaces', '&nbsp;'],
])('a text of nothing but %s ends as it began', (_what, piece) => {
  const text = `<p style="mso-list:l0 level1">·${piece.repeat(20_000)}`;

  expect(withLists(text)).toBe(text);
  expect(withLists(`${text}</p>`).length).toBeGreaterThan(0);
});
