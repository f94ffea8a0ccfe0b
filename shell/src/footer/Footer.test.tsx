import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { frameProps } from '../frame/frame-fixtures.ts';
import { Footer } from './Footer.tsx';

test('the telephone is shown in Persian digits and dialled in Latin ones', () => {
  render(<Footer {...frameProps()} />);

  const phone = screen.getByRole('link', { name: /۰۳۱ ۳۲۲۰ ۰۰۰۰/ });

  expect(phone.getAttribute('href')).toBe('tel:03132200000');
});

test('what the shop has not set is not there', () => {
  render(
    <Footer
      {...frameProps([], { phone: '', address: '', email: '', instagram: '', badges: [] })}
    />,
  );

  expect(screen.queryByText('تماس با ما')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '#top',
  ]);
});

test('only pages that exist are linked', () => {
  render(<Footer {...frameProps(['/content/rules'])} />);

  expect(screen.getByRole('link', { name: 'قوانین و مقررات' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'حریم خصوصی' })).toBeNull();
});

test('a trust badge names the shop to its issuer, and keeps its room while it loads', () => {
  render(<Footer {...frameProps()} />);

  const badge = screen.getByRole('img', { name: 'نماد اعتماد الکترونیکی' });

  expect(badge.getAttribute('referrerpolicy')).toBe('origin');
  expect(badge.closest('a')?.getAttribute('referrerpolicy')).toBe('origin');
  expect([badge.getAttribute('width'), badge.getAttribute('height')]).toEqual(['80', '92']);
});
