import { createHash } from 'node:crypto';
import type { Tables } from '../schema/tables.ts';
import { expect, test } from 'vitest';
import { allGroups } from './catalogue/all-groups.ts';
import { demoRows } from './demo-rows.ts';
import { landmarks } from './landmarks.ts';
import { allMarks, allPictures } from './pictures/all-pictures.ts';
import { toPicture } from './pictures/planned-picture.ts';
import type { SeedRow } from './rows/rows-of-table.ts';

const demo = demoRows(toPicture);

function rowsIn<Table extends keyof Tables>(table: Table): SeedRow<Table>[] {
  return demo
    .filter((each) => each.table === table)
    .flatMap((each) => each.rows as SeedRow<Table>[]);
}

function fingerprint(rows: unknown): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

test('the same seed writes the same rows', () => {
  expect(fingerprint(demoRows(toPicture))).toBe(fingerprint(demo));
});

test('every text has Persian letters and digits, never their Arabic lookalikes', () => {
  // yeh, kaf, alef maksura, teh marbuta, and the Arabic-Indic digits
  const lookalike = /[\u064A\u0643\u0649\u0629\u0660-\u0669]/;

  for (const { table, rows } of demo) {
    for (const row of rows) expect(JSON.stringify(row), table).not.toMatch(lookalike);
  }
});

test('every picture and mark in the rows is one that the seed makes', () => {
  const made = new Set([
    ...allPictures(allGroups).map(({ recipe }) => `/media/${recipe.id}`),
    ...allMarks().map(({ file }) => `/media/${file}`),
  ]);

  const named = JSON.stringify(demo).match(/\/media\/[0-9a-f]+(?:\.svg)?/g) ?? [];

  expect(named.length).toBeGreaterThan(500);
  for (const address of named) expect(made).toContain(address);
});

test('every variant has a history of 8 to 20 prices that ends at its present price', () => {
  const changes = Map.groupBy(rowsIn('price_changes'), (change) => change.sale_param_id);
  const prices = new Map(rowsIn('products').map(({ id, price }) => [id, price ?? 0]));

  for (const param of rowsIn('sale_params')) {
    const price = prices.get(param.product_id) ?? 0;
    const history = changes.get(param.id) ?? [];
    if (price === 0) {
      expect(history).toEqual([]);
      continue;
    }
    expect(history.length).toBeGreaterThanOrEqual(8);
    expect(history.length).toBeLessThanOrEqual(20);
    expect(history.at(-1)?.price).toBe(price + (param.padding_price ?? 0));
    expect(history.every((change) => Number.isInteger(change.price))).toBe(true);
  }
});

test('one product has more than two pages of reviews and more than a page of questions', () => {
  const ofLandmark = (row: { product_id?: number; confirmed_at?: Date | null }) =>
    row.product_id === landmarks.manyReviews && row.confirmed_at !== null;

  expect(rowsIn('reviews').filter(ofLandmark).length).toBeGreaterThan(20);
  expect(rowsIn('questions').filter(ofLandmark).length).toBeGreaterThan(10);
});

test('some reviews and questions await approval, and some questions an answer', () => {
  expect(rowsIn('reviews').some((review) => review.confirmed_at === null)).toBe(true);
  expect(rowsIn('questions').some((question) => question.confirmed_at === null)).toBe(true);
  expect(
    rowsIn('questions').some((question) => question.confirmed_at && question.answer === null),
  ).toBe(true);
});

test('all of Iran is there: thirty-one provinces, and every city at a point inside the country', () => {
  const cities = rowsIn('cities');

  expect(rowsIn('provinces')).toHaveLength(31);
  expect(cities.length).toBeGreaterThanOrEqual(1200);
  for (const { title, lat, lng } of cities) {
    expect(lat, title).toBeGreaterThan(25);
    expect(lat, title).toBeLessThan(40);
    expect(lng, title).toBeGreaterThan(44);
    expect(lng, title).toBeLessThan(64);
  }
});

test('the home page has twelve banner slots, some of them inactive, and five sections of existing products', () => {
  const banners = rowsIn('banners');
  const ids = new Set(rowsIn('products').map(({ id }) => id));
  const shown = [
    ...rowsIn('promo_section_products'),
    ...rowsIn('amazing_offers'),
    ...rowsIn('suggested_products'),
  ];

  expect(banners).toHaveLength(12);
  expect(banners.some((banner) => banner.is_active === false)).toBe(true);
  expect(rowsIn('promo_sections')).toHaveLength(5);
  for (const { product_id } of shown) expect(ids).toContain(product_id);
});

test('a letter can be posted anywhere, and a fridge can be delivered anywhere', () => {
  const unlimited = rowsIn('carriers').filter((carrier) => carrier.most_weight_grams === null);
  const zonesOf = (carriers: { id?: number }[]) =>
    new Set(
      rowsIn('carrier_zones')
        .filter((zone) => carriers.some(({ id }) => id === zone.carrier_id))
        .map(({ zone }) => zone),
    );

  expect(zonesOf(rowsIn('carriers'))).toEqual(new Set([1, 2, 3]));
  expect(zonesOf(unlimited)).toEqual(new Set([1, 2, 3]));
});
