import { expect, onTestFinished, test, vi } from 'vitest';
import { aHomePage, aSlide } from './home-fixtures.ts';
import type { HomeData } from './home-data.ts';
import { page } from './home-page.tsx';

/** The head of the HTML that a server writes. */
function headOf(change: Partial<HomeData>) {
  vi.stubGlobal('window', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  return page.head(aHomePage(change), new URL('http://shop.test/'));
}

const organization = { ...aHomePage().organization, logoPath: '/media/logo.svg' };

test('a shared link of the shop shows its first slide, and without slides its mark', () => {
  expect(headOf({ organization, slides: [aSlide()] }).image).toBe('/media/slide-1600.webp');
  expect(headOf({ organization })).toMatchObject({
    image: '/media/app-icon/logo.svg/maskable-512.png',
    imageSize: { width: 512, height: 512 },
  });
});

test('search engines read of the shop’s words about itself as many as they show', () => {
  const { description } = headOf({ about: 'کاشی‌های فروشگاه '.repeat(40) });

  expect(description).toMatch(/فروشگاه…$|کاشی‌های…$/);
  expect(description?.length).toBeLessThanOrEqual(156);
});
