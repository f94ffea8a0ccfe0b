import { expect, test } from 'vitest';
import { landmarks } from '../landmarks.ts';
import { allGroups, allProducts } from './all-groups.ts';

const subGroups = allGroups.flatMap((group) => group.subGroups);

function product(id: number) {
  const found = allProducts.find((each) => each.id === id);
  if (!found) throw new Error(`There is no product ${id}.`);
  return found;
}

test('ten groups hold at least a hundred and ninety products, and every id is unique', () => {
  const ids = allProducts.map(({ id }) => id);

  expect(allGroups).toHaveLength(10);
  expect(ids.length).toBeGreaterThanOrEqual(190);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a product is in its own subgroup and in one of that subgroup's categories", () => {
  for (const subGroup of subGroups) {
    for (const good of subGroup.products) {
      expect(Math.floor(good.id / 100), good.name).toBe(subGroup.id);
      expect(subGroup.categories, good.name).toContain(good.category);
    }
  }
});

test('every category of the menu contains products, or at least its subgroup does', () => {
  for (const subGroup of subGroups) {
    expect(subGroup.products.length, subGroup.title).toBeGreaterThan(0);
    expect(subGroup.categories.length, subGroup.title).toBeLessThan(10);
  }
});

test('every variant has a whole price above zero, unless its product is call-for-price', () => {
  for (const { name, price, params } of allProducts) {
    expect(params.length, name).toBeGreaterThan(0);
    expect(params.length, name).toBeLessThanOrEqual(6);
    for (const param of params) {
      expect(Number.isInteger(price + param.paddingPrice), name).toBe(true);
      expect(Number.isInteger(param.stock) && param.stock >= 0, name).toBe(true);
      if (price > 0) expect(price + param.paddingPrice, name).toBeGreaterThan(0);
    }
  }
});

test('two variants of one product never have the same name', () => {
  for (const { name, params } of allProducts) {
    expect(new Set(params.map((param) => param.name)).size, name).toBe(params.length);
  }
});

test('every product has at least six lines of specification', () => {
  for (const { name, properties } of allProducts) {
    const lines = Object.values(properties).flatMap((group) => Object.keys(group));

    expect(lines.length, name).toBeGreaterThanOrEqual(6);
  }
});

test('no two products share a description', () => {
  const descriptions = allProducts.map(({ about }) => about);

  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('the landmark products are as their names say', () => {
  const stockOf = (id: number) => product(id).params.map(({ stock }) => stock);

  expect(product(landmarks.callForPrice).price).toBe(0);
  expect(Math.max(...stockOf(landmarks.outOfStock))).toBe(0);
  expect(stockOf(landmarks.lastOneInStock)).toEqual([1]);
  expect(product(landmarks.noColourName).params.map(({ name }) => name)).toEqual(['']);
  expect(product(landmarks.withoutPicture).pictures).toBe(0);
  expect(product(landmarks.longName).name.length).toBeGreaterThan(100);
  expect(product(landmarks.manyColours).params.length).toBe(6);
  expect(product(landmarks.heavy).weightGrams).toBeGreaterThan(30_000);
  expect(product(landmarks.biggestDiscount).discountPercent).toBe(40);
});

test('the watch comes in four colours, of which one is more expensive and one is sold out', () => {
  const { params } = product(landmarks.watchWithColours);

  expect(params.filter(({ hex }) => hex !== null)).toHaveLength(4);
  expect(params.filter(({ paddingPrice }) => paddingPrice > 0)).toHaveLength(1);
  expect(params.filter(({ stock }) => stock === 0)).toHaveLength(1);
});

test('the four phones to compare have the same lines of specification', () => {
  const shapes = landmarks.comparablePhones.map((id) =>
    JSON.stringify(
      Object.entries(product(id).properties).map(([group, lines]) => [group, Object.keys(lines)]),
    ),
  );

  expect(new Set(shapes).size).toBe(1);
});

test('one subgroup fills more than a page, and one group more than the mega-menu shows', () => {
  const pages = subGroups.find(({ id }) => id === landmarks.manyPagesSubGroup);
  const wide = allGroups.find(({ id }) => id === landmarks.wideMenuGroup);
  const items = wide?.subGroups.flatMap(({ categories }) => ['', ...categories]) ?? [];

  expect(pages?.products.length).toBeGreaterThan(12);
  expect(items.length).toBeGreaterThan(40);
});

test('there are products with no, small and forty percent discounts, and specifications without values', () => {
  const discounts = new Set(allProducts.map(({ discountPercent = 0 }) => discountPercent));
  const values = allProducts.flatMap(({ properties }) =>
    Object.values(properties).flatMap((group) => Object.values(group)),
  );

  expect([...discounts]).toEqual(expect.arrayContaining([0, 5, 40]));
  expect(values).toContain('');
});
