import { expect, test } from 'vitest';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { frameProps } from './frame-fixtures.ts';
import { entry } from './server-entry.tsx';

const fragmentHost = (html: string) => ({
  ...aShellApi({ customer: 'نگار رضایی' }),
  fragment: { html: () => Promise.resolve(html) },
  session: { ...aShellApi().session },
});

test('the frame around a page is the same for everyone, works without scripts and has no inline style', async () => {
  const { above, below } = await entry.renderFrame(fragmentHost('<b>۳</b>'), frameProps());

  expect(above.indexOf('href="#content"')).toBeLessThan(above.indexOf('id="header"'));
  expect(above).toContain('action="/filter"');
  expect(above).toContain('name="SearchValue"');
  expect(above).toContain('GroupId=1');
  expect(above).toContain('<b>۳</b>');
  expect(above).toContain('href="/login"');
  expect(below).toContain('id="announcer"');
  expect(above + below).not.toMatch(/ style=/);
});

test('an address without a page says so, with a link home', async () => {
  const { title, html } = await entry.renderNotFound();

  expect(title).toBe('صفحه‌ای که به دنبال آن بودید یافت نشد');
  expect(html).toContain(`<h1`);
  expect(html).toContain(title);
  expect(html).toContain('href="/"');
});

test('an unreachable server is reported in the specified words, with a retry', async () => {
  const { title, html } = await entry.renderServiceError();

  expect(title).toBe('دسترسی به سرور امکان پذیر نمی باشد');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>.*تلاش دوباره<\/a>/);
});

test('a page that is unavailable for a while says so, with a retry at the same address', async () => {
  const { title, html } = await entry.renderUnavailable('//evil.test/7?a=1');

  expect(title).toBe('این بخش از فروشگاه موقتاً در دسترس نیست');
  expect(html).toContain(`${title}</h1>`);
  expect(html).toMatch(/<a [^>]*href="\/evil\.test\/7\?a=1"[^>]*>.*تلاش دوباره<\/a>/);
});

test('inline code in documents closes no element and no comment there', () => {
  expect(entry.inlineScripts).toHaveLength(3);
  for (const script of entry.inlineScripts) expect(script).not.toContain('<');
});
