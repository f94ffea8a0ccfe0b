import { expect, test } from 'vitest';
import { mapLinks } from './map-links.ts';

test('a place opens in the maps that shoppers have, latitude first', () => {
  const links = mapLinks({ lat: 32.6546, lng: 51.668 });

  expect(links.map(({ app }) => app)).toEqual(['phone', 'neshan', 'balad', 'google']);
  expect(links.every(({ href }) => href.indexOf('32.6546') < href.indexOf('51.668'))).toBe(true);
  expect(links[0]?.href).toBe('geo:32.6546,51.668?q=32.6546,51.668');
});
