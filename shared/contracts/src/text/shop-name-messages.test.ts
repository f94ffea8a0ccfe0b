import { expect, test } from 'vitest';
import { shopNamed } from './shop-name-messages.ts';

test.each([
  ['لاله', 'فروشگاه لاله'],
  ['فروشگاه لاله', 'فروشگاه لاله'],
  ['فروشگاه‌های لاله', 'فروشگاه‌های لاله'],
])('the shop «%s» is called «%s», with the word for shop once', (name, called) => {
  expect(shopNamed(name)).toBe(called);
});
