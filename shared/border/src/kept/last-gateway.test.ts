import { afterEach, expect, test, vi } from 'vitest';
import { keepLastGateway, lastGatewayOf } from './last-gateway.ts';

const saman = { code: 1 };
const mellat = { code: 3 };

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a browser that has paid nowhere yet has chosen no gateway', () => {
  expect(lastGatewayOf([saman, mellat])).toBeUndefined();
});

test('the gateway of the last payment is found again, as long as the shop offers it', () => {
  keepLastGateway(mellat);

  expect(lastGatewayOf([saman, mellat])).toBe(mellat);
  expect(lastGatewayOf([saman])).toBeUndefined();
});

test('a full storage ends no payment', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
    clear: () => undefined,
  });

  expect(() => keepLastGateway(saman)).not.toThrow();
});
