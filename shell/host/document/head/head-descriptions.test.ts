import type { Head } from '@kashi/border/remote-contract';
import { expect, test } from 'vitest';
import { headDescriptions } from './head-descriptions.ts';

function described(head: Partial<Head>): string {
  return headDescriptions({
    head: { title: 'ساعت', ...head },
    title: 'ساعت | کاشی',
    shopName: 'کاشی',
    origin: 'https://kashi.example',
  }).join('\n');
}

test('a shared product shows its picture, its price in rials and its stock', () => {
  const html = described({
    canonical: '/product/7/a',
    image: '/media/watch-800.jpg',
    imageSize: { width: 800, height: 800 },
    product: { priceRial: 10_000_000, isAvailable: true },
  });

  for (const [name, content] of [
    ['og:type', 'product'],
    ['og:url', 'https://kashi.example/product/7/a'],
    ['og:image', 'https://kashi.example/media/watch-800.jpg'],
    ['og:image:width', '800'],
    ['product:price:amount', '10000000'],
    ['product:price:currency', 'IRR'],
    ['product:availability', 'in stock'],
  ]) {
    expect(html).toContain(`<meta property="${name}" content="${content}">`);
  }
  expect(html).toContain('<meta name="twitter:card" content="summary">');
});

test('a product without a price is shared without one', () => {
  const html = described({ product: { priceRial: null, isAvailable: false } });

  expect(html).not.toContain('product:price');
  expect(html).toContain('<meta property="product:availability" content="out of stock">');
});

test('a wide picture gets a wide card, and a page without a picture gets no card', () => {
  const slide = { image: '/media/a-1200.jpg', imageSize: { width: 1200, height: 500 } };

  expect(described(slide)).toContain('content="summary_large_image"');
  expect(described({})).not.toMatch(/twitter:card|og:image/);
});

test("the shop's one language is declared at the page's canonical address", () => {
  const html = described({ canonical: '/filter?GroupId=1' });

  expect(html).toContain('<link rel="canonical" href="https://kashi.example/filter?GroupId=1">');
  expect(html).toContain(
    '<link rel="alternate" hreflang="fa" href="https://kashi.example/filter?GroupId=1">',
  );
});
