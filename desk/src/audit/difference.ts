type Difference = readonly [name: string, was: string, is: string];

const longest = 120;

/** The fields that differ, each with its values before and after the change; '' where the field was missing. */
export function differenceOf(before: unknown, after: unknown): Difference[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .map((name): Difference => [name, shown(was[name]), shown(is[name])])
    .filter(([, one, other]) => one !== other);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' ? (value as Record<string, unknown>) : { value };
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
