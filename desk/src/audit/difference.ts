/** One value that differs: the names that lead to it, outermost first, and what stood there; undefined where nothing stood. */
export interface Difference {
  names: readonly string[];
  was: unknown;
  is: unknown;
}

type Branches = Readonly<Record<string, unknown>>;

/** The values that differ between two states of a thing, however deep they lie. A state is null where the thing did not exist. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  return differing([], before, after);
}

function differing(names: readonly string[], was: unknown, is: unknown): Difference[] {
  const [one, other] = [branchesOf(was), branchesOf(is)];
  if (!one || !other) return isSame(was, is) ? [] : [{ names, was, is }];
  const all = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  // A version grows with every save, which says nothing more than the row of the log itself.
  return all
    .filter((name) => name !== 'version')
    .flatMap((name) => differing([...names, name], one[name], other[name]));
}

/** The parts of an object, or of a list of objects by what they are called; nothing has no parts. null for a value that has none. */
function branchesOf(value: unknown): Branches | null {
  if (value === undefined || value === null) return {};
  if (Array.isArray(value)) return value.every(isObject) ? namedItems(value) : null;
  return isObject(value) && !isPicture(value) ? value : null;
}

/** Items of which the log knows no name go by their place, from 1. */
function namedItems(items: readonly Branches[]): Branches {
  return Object.fromEntries(
    items.map((item, index) => {
      const name = ['saleParamId', 'propertyId', 'id', 'key', 'Name', 'mobile'].find(
        (each) => item[each] !== undefined && item[each] !== null,
      );
      if (!name || isPicture(item)) return [String(index + 1), item];
      const { [name]: called, ...rest } = item;
      return [String(called), rest];
    }),
  );
}

function isObject(value: unknown): value is Branches {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A picture is told as a whole: its widths and formats say nothing to a reader. */
function isPicture(value: Branches): boolean {
  return 'Base' in value;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
