import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Discount } from './Discount.tsx';
import { Price } from './Price.tsx';

const shown = (ui: ReactNode) => renderPart(ui).container.textContent;

test('a plain price is an amount of tomans', () => {
  expect(shown(<Price price={245_000} />)).toBe('۲۴۵٬۰۰۰ تومان');
});

test('a discounted price says which of the two is paid, also for screen readers', () => {
  renderPart(<Price price={680_000} finalPrice={476_000} />);

  expect(screen.getByText('۶۸۰٬۰۰۰').tagName).toBe('DEL');
  expect(document.body.textContent).toBe('قیمت پیش از تخفیف ۶۸۰٬۰۰۰قیمت با تخفیف ۴۷۶٬۰۰۰ تومان');
});

test('a price of 0 asks the shopper to call, in stock or not', () => {
  expect(shown(<Price price={0} />)).toBe('تماس بگیرید');
  expect(shown(<Price price={0} available={false} />)).toContain('تماس بگیرید');
});

test('a product out of stock has no price', () => {
  expect(shown(<Price price={245_000} available={false} />)).toBe('ناموجود');
});

test('where tax is added the price says so, or what will be paid with it', () => {
  expect(shown(<Price price={1_000} finalPrice={995} taxRate={10} />)).toContain(
    '۹۹۵ تومان+ مالیات',
  );
  expect(shown(<Price price={995} taxRate={10} saysPayable />)).toBe(
    '۹۹۵ تومانبا مالیات ۱٬۰۹۵ تومان',
  );
});

test('no discount leaves no mark', () => {
  expect(shown(<Discount percent={0} />)).toBe('');
});
