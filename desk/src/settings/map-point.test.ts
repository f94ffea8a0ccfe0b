import { expect, test } from 'vitest';
import { readMapPoint, writeMapPoint } from './map-point.ts';

test.each([
  ['32.6575, 51.6776', { Lat: 32.6575, Lng: 51.6776 }],
  ['۳۲٫۶۵۷۵، ۵۱٫۶۷۷۶', { Lat: 32.6575, Lng: 51.6776 }],
  ['https://maps.example/@32.6575,51.6776,17z', { Lat: 32.6575, Lng: 51.6776 }],
  [' ', { Lat: null, Lng: null }],
  ['نزدیک میدان', null],
  ['32.6575', null],
  ['132.6575, 51.6776', null],
])('of %j the point is read', (text, point) => {
  expect(readMapPoint(text)).toEqual(point);
});

test('a point is written as it is read, and none is empty', () => {
  expect(readMapPoint(writeMapPoint(32.6575, 51.6776))).toEqual({ Lat: 32.6575, Lng: 51.6776 });
  expect(writeMapPoint(null, null)).toBe('');
});
