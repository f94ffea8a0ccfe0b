import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { RangeSlider } from './RangeSlider.tsx';

const lowest = () => screen.getByRole<HTMLInputElement>('slider', { name: 'کمترین قیمت' });
const highest = () => screen.getByRole<HTMLInputElement>('slider', { name: 'بیشترین قیمت' });

function renderPrices(onChange = vi.fn()) {
  renderPart(
    <RangeSlider min={12_300} max={98_700} fromName="From" toName="To" onChange={onChange} />,
  );
  return onChange;
}

test('the ends are widened to whole steps of 5000, so that every price is between them', () => {
  renderPrices();

  expect([lowest().min, highest().max, lowest().step]).toEqual(['10000', '100000', '5000']);
  expect([lowest().value, highest().value]).toEqual(['10000', '100000']);
});

test('the values are given in words, on the screen and for screen readers', () => {
  renderPrices();

  fireEvent.change(lowest(), { target: { value: '25000' } });

  expect(lowest().getAttribute('aria-valuetext')).toBe('۲۵٬۰۰۰ تومان');
  expect(document.body.textContent).toContain('از ۲۵٬۰۰۰ تومان');
});

test('neither thumb passes the other', () => {
  const change = renderPrices();

  fireEvent.change(highest(), { target: { value: '40000' } });
  fireEvent.change(lowest(), { target: { value: '60000' } });

  expect(lowest().value).toBe('40000');
  expect(change).toHaveBeenLastCalledWith(40_000, 40_000);
});
