import type { SeedProduct } from '../catalogue-shape.ts';
import { rowsOf, type RowsOfTable } from './rows-of-table.ts';

const usuallyHighlighted = 4;

/**
 * Lines of specification with the same group and title become one property of the shop, so that products that share it can be
 * compared.
 */
export function specifications(products: readonly SeedProduct[]): Specifications {
  const groups = new Map<string, PropertyGroup>();
  const properties = new Map<string, Property>();
  const values: PropertyValue[] = [];

  for (const product of products) {
    let place = 0;
    for (const [groupTitle, lines] of Object.entries(product.properties)) {
      const group = ensure(groups, groupTitle, (count) => ({
        id: count + 1,
        title: groupTitle,
        position: count,
      }));
      for (const [title, value] of Object.entries(lines)) {
        const property = ensure(properties, `${group.id} ${title}`, (count) => ({
          id: count + 1,
          group_id: group.id,
          title,
          position: count,
        }));
        const highlighted = value !== '' && place < (product.highlights ?? usuallyHighlighted);
        if (value !== '') place += 1;
        values.push({ product_id: product.id, property_id: property.id, value, highlighted });
      }
    }
  }

  return { groups: [...groups.values()], properties: [...properties.values()], values };
}

/** The specifications of these products as rows. */
export function propertyRows(products: readonly SeedProduct[]): RowsOfTable[] {
  const { groups, properties, values } = specifications(products);
  return [
    rowsOf('property_groups', groups),
    rowsOf('properties', properties),
    rowsOf('product_property_values', values),
  ];
}

interface Specifications {
  groups: PropertyGroup[];
  properties: Property[];
  values: PropertyValue[];
}

interface PropertyGroup {
  id: number;
  title: string;
  position: number;
}

interface Property {
  id: number;
  group_id: number;
  title: string;
  position: number;
}

interface PropertyValue {
  product_id: number;
  property_id: number;
  value: string;
  highlighted: boolean;
}

function ensure<Item>(known: Map<string, Item>, key: string, make: (count: number) => Item): Item {
  const found = known.get(key) ?? make(known.size);
  known.set(key, found);
  return found;
}
