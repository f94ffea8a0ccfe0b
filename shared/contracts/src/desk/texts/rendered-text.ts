/**
 * A text from its template. A line with a placeholder that has no value is left out, so that «tracking code: {tracking}» goes
 * where there is none.
 */
export function renderedText(
  template: string,
  values: Readonly<Record<string, string | null>>,
): string {
  const lines = template.split('\n').filter((line) => {
    const names = [...line.matchAll(placeholder)].map(([, name = '']) => name);
    return names.every((name) => values[name]);
  });
  const text = lines
    .join('\n')
    .replace(placeholder, (_whole, name: string) => oneLine(values[name] ?? ''));
  return text.length <= longestText ? text : `${text.slice(0, longestText - 1)}…`;
}

const placeholder = /\{(\w+)\}/g;

/** The provider takes 900 letters; more than this is no text any more. */
const longestText = 600;

function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}
