import type { ComparedProperty, Comparison } from '@kashi/contracts/product/compare';

export interface PropertyRow {
  name: string;
  /** One value for each product, in the products' order; '' where the product has none. */
  values: string[];
  differs: boolean;
}

interface PropertyGroup {
  name: string;
  rows: PropertyRow[];
}

/** The properties of the compared products as rows of a table. */
export function propertyGroupsOf(comparison: Comparison): PropertyGroup[] {
  const columns = valuesInOrder.slice(0, comparison.ComparedProducts.length);
  return comparison.ComparedProductsProperiesByGroups.map((group) => ({
    name: group.GroupName,
    rows: group.comparedProductProperies.map((property) => {
      const values = columns.map((column) => property[column]);
      return { name: property.PropertyName, values, differs: new Set(values).size > 1 };
    }),
  }));
}

/** The rows whose values differ, in the groups that have any. */
export function differencesOf(groups: readonly PropertyGroup[]): PropertyGroup[] {
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

const valuesInOrder = [
  'ProductA_PropertyValue',
  'ProductB_PropertyValue',
  'ProductC_PropertyValue',
  'ProductD_PropertyValue',
] as const satisfies (keyof ComparedProperty)[];
