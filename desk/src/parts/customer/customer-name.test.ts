import { expect, test } from 'vitest';
import { customerName, customerWithNumber } from './customer-name.ts';

test.each([
  [{ name: 'نگار رضایی', mobile: '09121234567' }, 'نگار رضایی', 'نگار رضایی (۰۹۱۲۱۲۳۴۵۶۷)'],
  [{ name: '', mobile: '09121234567' }, 'بدون نام', 'بدون نام (۰۹۱۲۱۲۳۴۵۶۷)'],
  [{ name: '', mobile: '00000000007' }, 'حساب بسته', 'حساب بسته (۰۰۰۰۰۰۰۰۰۰۷)'],
])('%o is %s, and %s with the number', (customer, name, withNumber) => {
  expect(customerName(customer)).toBe(name);
  expect(customerWithNumber(customer)).toBe(withNumber);
});
