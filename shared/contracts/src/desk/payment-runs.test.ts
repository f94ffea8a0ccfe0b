import { expect, test } from 'vitest';
import { titleOfSource, type PaymentRunSource } from './payment-runs.ts';

test('banks, jobs and the sending of codes have names for the staff', () => {
  expect(titleOfSource('zarinpal')).toContain('زرین‌پال');
  expect(titleOfSource('settling')).not.toBe('settling');
  expect(titleOfSource('codes')).toBe('فرستادن کد ورود و ثبت‌نام با پیامک');
});

test('what a younger API tells of does not break a desk that was opened before', () => {
  expect(titleOfSource('lottery' as PaymentRunSource)).toBe('lottery');
});
