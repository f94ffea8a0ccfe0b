import type { Picture } from '@kashi/contracts/picture';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aProduct } from '../catalog-fixtures.ts';
import type { HomeData } from './home-data.ts';
import { aBanner, aHomePage, aPicture, aSlide } from './home-fixtures.ts';
import { HomePage } from './HomePage.tsx';

function open(change: Partial<HomeData> = {}) {
  return renderInShop(<HomePage data={aHomePage(change)} params={{}} />);
}

test("the page's heading, for screen readers, is the shop's name", () => {
  open();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('فروشگاه اینترنتی کاشی');
});

test('a part without content is left out', () => {
  open();

  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('the first picture of the slides is fetched first, the next when it is near', () => {
  const { container } = open({
    slides: [aSlide(), aSlide({ PicPath: '/media/second.webp', Title: 'چای' })],
  });

  const pictures = [...container.querySelectorAll('img')];

  expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(['high', null]);
  expect(pictures[1]?.src).toMatch(/^data:/);
});

test('slides turn by their buttons, past either end, and by the clock', async () => {
  const slides = ['یک', 'دو', 'سه'].map((Title) => aSlide({ Title, PicPath: `/${Title}.webp` }));
  const { shopper, container } = open({ slides });
  const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');

  expect(current()).toBe('اسلاید ۱ از ۳');
  await shopper.click(screen.getByRole('button', { name: 'اسلاید پیشین' }));
  expect(current()).toBe('اسلاید ۳ از ۳');
  fireEvent.animationEnd(clockOf(container));
  expect(current()).toBe('اسلاید ۱ از ۳');
  await shopper.click(screen.getByRole('button', { name: 'اسلاید ۲ از ۳' }));
  expect(current()).toBe('اسلاید ۲ از ۳');
});

test('the slides can be paused and started again', async () => {
  const { shopper, container } = open({
    slides: [aSlide(), aSlide({ PicPath: '/media/second.webp' })],
  });

  await shopper.click(screen.getByRole('button', { name: 'توقف اسلایدها' }));
  expect(clockOf(container).hasAttribute('data-paused')).toBe(true);

  await shopper.click(screen.getByRole('button', { name: 'پخش اسلایدها' }));
  expect(clockOf(container).hasAttribute('data-paused')).toBe(false);
});

test('one slide has nothing to turn to', () => {
  open({ slides: [aSlide()] });

  expect(screen.getByRole('link', { name: /صدای ناب/ })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('banners stand in their slots, and rows without banners are left out', async () => {
  const banners: HomeData['banners'] = Array.from({ length: 12 }, () => null);
  banners[0] = aBanner({ Alt: 'کنار اسلاید' });
  banners[7] = aBanner({ Alt: 'پهن' });
  open({ banners, brands: [{ Id: 7, Title: 'آوا', Alt: '', LogoPath: '/media/ava.svg' }] });

  await screen.findByRole('link', { name: 'آوا' });
  const names = screen.getAllByRole('link').map((link) => link.querySelector('img')?.alt);

  expect(names).toEqual(['کنار اسلاید', 'پهن', 'آوا']);
});

test('a brand without a logo shows its name', async () => {
  open({
    brands: [
      { Id: 7, Title: 'آوا', Alt: '', LogoPath: '/media/ava.svg' },
      { Id: 8, Title: 'نوژان', Alt: '', LogoPath: '' },
    ],
  });

  const name = await screen.findByText('نوژان');
  expect(name.getAttribute('href')).toContain('BrandCode=8');
  expect(screen.queryByText('آوا')).toBeNull();
});

test('words on a banner have the ink that was measured, and a ground only where one is needed', () => {
  const on = (measured: Partial<Picture>) =>
    aBanner({ Title: 'وقت بازی', Picture: aPicture(measured) });
  const { container } = open({
    banners: [
      on({ Ink: 'dark' }),
      on({ Ink: 'light', Ground: '#162858' }),
      aBanner({ Title: 'کتاب' }),
    ],
  });

  const [clear, mixed, unmeasured] = container.querySelectorAll<HTMLElement>('a');

  expect(clear?.dataset['ink']).toBe('dark');
  expect(clear?.querySelector('svg')).toBeNull();
  expect(mixed?.dataset['ink']).toBe('light');
  expect(mixed?.querySelector('svg')?.getAttribute('fill')).toBe('#162858');
  expect(unmeasured?.dataset['ink']).toBeUndefined();
  expect(unmeasured?.textContent).toBe('کتاب');
});

test('a picture that fails to load is replaced by the placeholder', () => {
  const { container } = open({ banners: [aBanner({ Alt: 'کتاب خوب' })] });

  fireEvent.error(container.querySelector('img')!);

  expect(screen.getByRole('img', { name: 'کتاب خوب' }).tagName).toBe('SPAN');
});

test('a promo section links to its listing, if it has one', () => {
  const products = [aProduct()];
  open({
    promos: [
      { title: 'تازه‌ها', path: '/filter?GroupId=2', products },
      { title: 'پرفروش‌ها', path: '', products },
    ],
  });

  const links = screen.getAllByRole('link', { name: /^مشاهدهٔ همه/ });

  expect(links.map(({ textContent }) => textContent)).toEqual(['مشاهدهٔ همه تازه‌ها']);
  expect(links[0]?.getAttribute('href')).toBe('/filter?GroupId=2');
});

test.each([9, 10])('of %i products in the third section none is left out', async (count) => {
  const products = Array.from({ length: count }, (_, at) => aProduct({ Id: at + 1 }));
  const { container } = open({
    promos: [null, null, { title: 'پرفروش‌ها', path: '', products }],
  });

  await vi.waitFor(() =>
    expect(container.querySelectorAll('li a[href^="/product/"]')).toHaveLength(count),
  );
});

test('a group leads to its products by id and name', () => {
  open({ groups: [{ Id: 3, Title: 'کتاب', GroupPicPath: '' }] });

  const link = screen.getByRole('link', { name: 'کتاب' });

  expect(queryOf(link)).toEqual({ GroupId: '3', GroupName: 'کتاب' });
});

test('a brand leads to its products by code and name', async () => {
  open({ brands: [{ Id: 7, Title: 'آوا', Alt: 'نشان آوا', LogoPath: '/media/ava.svg' }] });

  const link = await screen.findByRole('link', { name: 'نشان آوا' });

  expect(queryOf(link)).toEqual({ BrandCode: '7', BrandName: 'آوا' });
});

test('offers show their price, that they are sold out, or that the shopper has to call', () => {
  open({
    offers: [
      aProduct({ Id: 1, Name: 'ارزان', Price: 1000, FinalPrice: 800, DiscountPercent: 20 }),
      aProduct({ Id: 2, Name: 'تمام', IsAvailable: false }),
      aProduct({ Id: 3, Name: 'بی‌قیمت', Price: 0, FinalPrice: 0 }),
    ],
  });

  const offers = screen.getByRole('region', { name: 'پیشنهادهای شگفت‌انگیز' });
  const [cheap, gone, call] = within(offers).getAllByRole('article');

  expect(cheap?.textContent).toMatch(/۲۰.*۱٬۰۰۰.*۸۰۰/s);
  expect(gone?.textContent).toContain('ناموجود');
  expect(call?.textContent).toContain('تماس بگیرید');
});

test('suggestions come one at a time and can be paused', async () => {
  const { shopper, container } = open({
    suggested: [aProduct({ Id: 1, Name: 'کوزه' }), aProduct({ Id: 2, Name: 'کاسه' })],
  });
  const moment = within(screen.getByRole('region', { name: 'پیشنهاد لحظه ای' }));

  expect(moment.getAllByRole('link').map((link) => link.textContent)).toEqual(['کوزه', 'کاسه']);
  await shopper.click(moment.getByRole('button', { name: 'توقف پیشنهادها' }));
  expect(clockOf(container).hasAttribute('data-paused')).toBe(true);
});

/** The clock of the page's one moving part. */
function clockOf(container: HTMLElement): HTMLElement {
  return container.querySelector('[aria-hidden="true"] > span:empty')!;
}

function queryOf(link: HTMLElement): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(link.getAttribute('href')?.split('?')[1]));
}
