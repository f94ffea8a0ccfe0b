import { expect, test } from 'vitest';
import { lostParts } from './lost-parts.ts';

test.each([
  '<h2>بازگشت</h2><p>تا <b>هفت</b> <i>روز</i><br>پس از تحویل</p><hr>',
  '<ul><li>یک</li><li><p>دو</p></li></ul><ol><li>سه</li></ol>',
  '<p><a href="/contactUs">تماس</a></p><blockquote><p>سخن</p></blockquote>',
  '<table><tbody><tr><th>نام</th><td>اندازه</td></tr></tbody></table>',
  '<p><img src="/media/a-800.webp" alt="نقشه"></p><div>متن</div>',
])('the editor keeps %s', (html) => {
  expect(lostParts(html)).toEqual([]);
});

test.each([
  ['<p><small>با مالیات</small></p>', ['small']],
  ['<dl><dt>نام</dt><dd>کاشی</dd></dl>', ['dl', 'dt', 'dd']],
  [
    '<figure><img src="/media/a-800.webp"><figcaption>نقشه</figcaption></figure>',
    ['figure', 'figcaption'],
  ],
  ['<p dir="ltr">A first line</p>', ['dir']],
])('the editor would lose a part of %s', (html, parts) => {
  expect(lostParts(html)).toEqual(parts);
});
