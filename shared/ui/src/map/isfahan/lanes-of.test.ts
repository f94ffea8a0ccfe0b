import { expect, test } from 'vitest';
import { lanesOf, type Point } from './lanes-of.ts';

/** About 940 by 1,110 metres. */
const block: Point[] = [
  [32.65, 51.66],
  [32.65, 51.67],
  [32.66, 51.67],
  [32.66, 51.66],
];

test('the lanes of a quarter end at its outline, whichever way they run', () => {
  for (const turn of [0, 24]) {
    const points = lanesOf(block, turn, 100).flat();

    expect(points.length).toBeGreaterThan(30);
    for (const [lat, lng] of points) {
      expect(lat).toBeGreaterThan(32.65 - 1e-6);
      expect(lat).toBeLessThan(32.66 + 1e-6);
      expect(lng).toBeGreaterThan(51.66 - 1e-6);
      expect(lng).toBeLessThan(51.67 + 1e-6);
    }
  }
});

test('a quarter with a bay has no lane in it', () => {
  const bay: Point = [32.655, 51.665];

  const lanes = lanesOf([...block.slice(0, 2), bay, ...block.slice(2)], 0, 100);

  const besideBay = lanes.flat().filter(([lat]) => Math.abs(lat - 32.655) < 0.0008);
  expect(besideBay.length).toBeGreaterThan(1);
  expect(Math.max(...besideBay.map(([, lng]) => lng))).toBeLessThan(51.6659);
});
