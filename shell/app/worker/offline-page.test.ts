import { beforeEach, expect, test } from 'vitest';
import { keptDocument } from './kept-document.ts';
import { offlinePage } from './offline-page.ts';

const now = Date.parse('2026-01-10T08:00:00Z');
const tea = {
  path: '/product/7?a=1&b="',
  title: 'چای',
  keptAt: now - 7_200_000,
  bytes: 1,
  files: [],
};

/** The page that the script runs in: a worker's own types know of none. */
interface Shown {
  textContent: string;
  parentElement: Shown;
  getAttribute(name: string): string | null;
}
const { document, history, localStorage } = globalThis as unknown as {
  document: {
    body: { innerHTML: string };
    querySelector(selector: string): Shown;
    querySelectorAll(selector: string): Iterable<Shown>;
  };
  history: { replaceState(state: null, title: string, path: string): void };
  localStorage: { clear(): void; setItem(key: string, value: string): void };
};

beforeEach(() => localStorage.clear());

test('the page in place of one that was never seen leads to those that were, with when', async () => {
  const answer = offlinePage({ pages: [tea], why: 'unseen', now });
  const html = await answer.text();

  expect(html).toContain('<html lang="fa" dir="rtl">');
  expect(html).toContain('href="/product/7?a=1&amp;b=&quot;">چای</a>');
  expect(html).toContain('۲ ساعت پیش');
});

test('the page runs its own lines only, and is stored nowhere', () => {
  const { headers } = offlinePage({ pages: [], why: 'unseen', now });

  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'nonce-\d+'/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a form that has no answer says that it may have arrived, and is never sent again by itself', async () => {
  const html = await offlinePage({ pages: [], why: 'unanswered', now }).text();

  expect(html).toContain('معلوم نیست درخواست شما به فروشگاه رسیده است یا نه');
  expect(html).not.toContain('location.reload');
});

test.each([
  ['away' as const, 'اینترنت وصل نیست'],
  ['slow' as const, 'فروشگاه پاسخ نمی‌دهد'],
])('a kept page (%s) says above itself that it is not of now', async (why, words) => {
  const headers = { 'content-security-policy': "style-src 'self'" };
  const document = new Response(
    '<html><body><header></header><main id="content">x</main></body></html>',
    { headers },
  );

  const answer = await keptDocument({ page: tea, document }, { why, now });

  expect(answer.headers.get('content-security-policy')).toBe("style-src 'self'");
  const html = await answer.text();
  expect(html).toMatch(/<header><\/header><link [^>]+><div id="kashi-kept" role="status"/);
  expect(html).toContain(words);
  expect(html).toContain('۲ ساعت پیش');
  expect(html.endsWith('async></script><main id="content">x</main></body></html>')).toBe(true);
});

test("the page shows what a guest saw last in the cart, as text and first on the cart's own address", async () => {
  const keptAt = Date.now();
  const goods = [
    { name: '<b>چای</b>', path: '/product/7', quantity: 2, price: 150_000 },
    { name: 'قند', path: 'https://elsewhere.test/x', price: 0 },
    { name: 'نبات', path: '/product/8', price: 90_000 },
  ];
  const cart = { path: '/cart', title: 'سبد خرید', keptAt, goods };
  localStorage.setItem('lastCart', JSON.stringify(cart));
  localStorage.setItem('lastWishList', 'no JSON');
  history.replaceState(null, '', '/cart');
  const html = await offlinePage({ pages: [], why: 'unanswered', now }).text();

  opens(html);

  expect(document.querySelector('h1').textContent).toBe('سبد خرید');
  expect(document.querySelector('#unanswered')).toHaveProperty('hidden', false);
  const [tea, sugar, wish] = document.querySelectorAll('#goods a');
  expect(tea?.textContent).toBe('<b>چای</b>');
  expect(tea?.parentElement.textContent).toContain('۲ عدد، ۳۰۰٬۰۰۰ تومان');
  expect(sugar?.getAttribute('href')).toBe('/x');
  expect(wish?.parentElement.textContent).toBe('نبات۹۰٬۰۰۰ تومان');
});

test.each([
  ['more than seven days ago', 0],
  ['in a year, by a clock that was ahead', Date.now() + 365 * 86_400_000],
])('what was seen in the cart %s is not shown', async (_when, keptAt) => {
  const old = {
    path: '/cart',
    title: 'سبد خرید',
    keptAt,
    goods: [{ name: 'چای', path: '/', price: 1 }],
  };
  localStorage.setItem('lastCart', JSON.stringify(old));
  const html = await offlinePage({ pages: [], why: 'unanswered', now }).text();

  opens(html);

  expect([...document.querySelectorAll('#goods a')]).toHaveLength(0);
});

/** Shows the page, and runs its script where the page's own `document` is, in whatever realm a test runs. */
function opens(html: string): void {
  document.body.innerHTML = /<main>.*<\/main>/s.exec(html)?.[0] ?? '';
  const script = /<\/main>\n<script nonce="\d+">(.*)<\/script>/s.exec(html)?.[1] ?? '';
  // eslint-disable-next-line typescript/no-implied-eval
  const run = new Function(script) as () => void;
  run();
}
