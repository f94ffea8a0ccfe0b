import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CurrentPath, renderPart } from '../testing/render-part.tsx';
import { ProductCard } from './ProductCard.tsx';

const teapot = {
  Id: 12,
  Name: 'قوری سرامیکی انار',
  ShortName: 'قوری',
  PicPath: '/media/teapot.webp',
  Price: 680_000,
  FinalPrice: 476_000,
  DiscountPercent: 30,
  IsAvailable: true,
};

test('the name leads to the product, and the card shows its discount and price', async () => {
  const { shopper, container } = renderPart(
    <>
      <ProductCard product={teapot} />
      <CurrentPath />
    </>,
  );
  expect(container.textContent).toContain('۳۰\u200f٪');

  await shopper.click(screen.getByRole('link', { name: 'قوری سرامیکی انار' }));

  expect(screen.getByRole('status')).toHaveTextContent('/product/12/قوری-سرامیکی-انار');
});

test('a product out of stock stays listed, says so in words, and shows no discount', () => {
  const { container } = renderPart(<ProductCard product={{ ...teapot, IsAvailable: false }} />);

  expect(screen.getByText('ناموجود')).toBeTruthy();
  expect(container.textContent).not.toContain('٪');
});

test('a product without a price asks for a call', () => {
  renderPart(<ProductCard product={{ ...teapot, Price: 0, FinalPrice: 0 }} />);

  expect(screen.getByText('تماس بگیرید')).toBeTruthy();
});

test('a product without a choice of variants can be put into the cart from its card, by a form', () => {
  renderPart(<ProductCard product={{ ...teapot, ProductSaleParamId: 121 }} />);

  const add = screen.getByRole<HTMLButtonElement>('button', {
    name: 'افزودن قوری سرامیکی انار به سبد خرید',
  });
  expect(add.form?.getAttribute('action')).toBe('/cart');
  expect(add.form?.method).toBe('post');
  expect([...new FormData(add.form ?? undefined)]).toEqual([['ProductSaleParamId', '121']]);
});

test('a card says what its product is given, and nothing of a product without stars', () => {
  const { container } = renderPart(<ProductCard product={{ ...teapot, RatingAverage: 4.3 }} />);
  expect(screen.getByText('★ ۴٫۳').textContent).toBe('★ ۴٫۳ ستاره از ۵');

  const unrated = renderPart(<ProductCard product={teapot} />);

  expect(unrated.container.textContent).not.toContain('★');
  expect(container.textContent).toContain('★');
});
