import { expect, test } from 'vitest';
import { sanitisedHtml } from './sanitised-html.ts';

test.each([
  ['<script>alert(1)</script>متن', 'متن'],
  ['<p onmouseover="x()">متن</p>', '<p>متن</p>'],
  ['<a href="javascript:alert(1)">پیوند</a>', '<a rel="noopener nofollow">پیوند</a>'],
  ['<a href="JaVaScRiPt&#58;alert(1)">پیوند</a>', '<a rel="noopener nofollow">پیوند</a>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" loading="lazy" />'],
  ['<img src="data:text/html,x">', ''],
  ['<p style="position:fixed;inset:0">متن</p>', '<p>متن</p>'],
  ['<style>body{display:none}</style>متن', 'متن'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<iframe src="https://evil.example/"></iframe>', ''],
  ['<iframe src="//evil.example/"></iframe>', ''],
  ['<form action="/x"><input name="a"></form>', ''],
  ['<h1>عنوان</h1>', '<h2>عنوان</h2>'],
  ['<html><head><title>سند</title></head><body>متن</body></html>', 'متن'],
  ['<p>·&nbsp; یک</p>', '<ul><li>یک</li></ul>'],
])('%s is shown as «%s»', (html, shown) => {
  expect(sanitisedHtml(html)).toBe(shown);
});

test.each([
  ['/product/7', 'noopener'],
  ['https://other.example/', 'noopener nofollow'],
  ['//other.example/', 'noopener nofollow'],
  ['/\\other.example/', 'noopener nofollow'],
  ['mailto:a@shop.example', 'noopener nofollow'],
])('search engines are told by a link to %s: %s', (href, rel) => {
  expect(sanitisedHtml(`<a href="${href}" rel="me">متن</a>`)).toContain(`rel="${rel}"`);
});

test('a video of an allowed host stays', () => {
  const shown = sanitisedHtml(
    '<iframe src="https://www.aparat.com/video/video/embed/videohash/abc/vt/frame"></iframe>',
  );

  expect(shown).toBe(
    '<iframe src="https://www.aparat.com/video/video/embed/videohash/abc/vt/frame" loading="lazy"></iframe>',
  );
});

test('tables, lists and links of an honest author stay unchanged', () => {
  const html =
    '<table><tbody><tr><td colspan="2">وزن</td></tr></tbody></table><ul><li><a href="/filter?TagId=1" rel="noopener">چای</a></li><li><a href="https://tea.example/" rel="noopener nofollow">چای</a></li></ul>';

  expect(sanitisedHtml(html)).toBe(html);
});
