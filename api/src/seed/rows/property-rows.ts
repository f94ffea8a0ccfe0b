import type { SeedProduct } from '../catalogue-shape.ts';
import { rowsOf, type RowsOfTable } from './rows-of-table.ts';

const usuallyHighlighted = 4;

/**
 * Lines of specification with the same group and title are one property of the shop, whoever wrote them, so that two
 * products which share it can be compared.
 */
export function propertyRows(products: readonly SeedProduct[]): RowsOfTable[] {
  const groups = new Map<string, { id: number; title: string; position: number }>();
  const properties = new Map<string, Property>();
  const values: Value[] = [];

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

  return [
    rowsOf('property_groups', [...groups.values()]),
    rowsOf('properties', [...properties.values()]),
    rowsOf('product_property_values', values),
  ];
}

interface Property {
  id: number;
  group_id: number;
  title: string;
  position: number;
}

interface Value {
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
