import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Said } from './Said.tsx';

test('a result comes into a region that was on the screen before it, and leaves it there', () => {
  const { rerender } = render(<Said>{null}</Said>);
  const region = screen.getByRole('status');
  expect(region.childNodes).toHaveLength(0);

  rerender(<Said>ذخیره شد.</Said>);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('ذخیره شد.');
  // An alert within the region would be announced a second time.
  expect(screen.queryByRole('alert')).toBeNull();

  rerender(<Said>{null}</Said>);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.childNodes).toHaveLength(0);
});

test('the same sentence on another occasion comes anew', () => {
  const { rerender } = render(<Said occasion={1}>پیش‌نمایش تازه شد.</Said>);
  const first = screen.getByRole('status').firstChild;

  rerender(<Said occasion={2}>پیش‌نمایش تازه شد.</Said>);

  expect(first?.isConnected).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('پیش‌نمایش تازه شد.');
});
