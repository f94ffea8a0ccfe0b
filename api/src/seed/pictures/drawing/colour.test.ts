import { expect, test } from 'vitest';
import { shade, toHex, toHsl } from './colour.ts';
import { recolour } from './recolour.ts';

test('a colour converted to hue, saturation and lightness and back is unchanged', () => {
  for (const hex of ['#26439f', '#ffecca', '#212121', '#2e8b57', '#c9302c', '#ffffff']) {
    expect(toHex(toHsl(hex))).toBe(hex);
  }
});

test('the shadow of cream is brownish, and full light and full shadow are white and black', () => {
  expect(shade('#ffecca', -0.4)).toBe('#998e79');
  expect(shade('#26439f', 1)).toBe('#ffffff');
  expect(shade('#26439f', -1)).toBe('#000000');
});

test('a red pot painted blue keeps its white label and its green lid', () => {
  const pot =
    '<path fill="#d02030"/><path fill="#b01828"/><path fill="#ffffff"/><path fill="#2e8b57"/>';

  const painted = recolour(pot, '#26439f');

  const hues = [...painted.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => Math.round(toHsl(hex).hue));
  expect(Math.abs((hues[0] ?? 0) - 226)).toBeLessThan(15);
  expect(Math.abs((hues[1] ?? 0) - 226)).toBeLessThan(15);
  expect(painted).toContain('<path fill="#ffffff"/><path fill="#2e8b57"/>');
});

test('a grey drawing painted red becomes red all over', () => {
  const painted = recolour('<path fill="#9e9e9e"/><path fill="#dddddd"/>', '#c9302c');

  for (const [hex] of painted.matchAll(/#[0-9a-f]{6}/g)) {
    expect(toHsl(hex).saturation).toBeGreaterThan(0.2);
  }
});
