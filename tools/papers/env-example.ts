/** What a shop's operator sets in any case. */
const set: Record<string, string> = {
  NODE_ENV: 'production',
  KASHI_PUBLIC_URL: 'https://shop.example',
};

const opening = `# What a shop is set by; docs/operations/variables.md says more of each. For /etc/kashi.env or \`--env-file\`: a line each,
# without quotation marks. Take the # away from what you set; unit and container bring PORT and KASHI_DATA along.
`;

/** The file of settings that an operator begins with: every variable of the tables of a shop, in their order. */
export function envExample(variablesPage: string): string {
  const [forShops = ''] = variablesPage.split('## Development and tests');
  const [, ...parts] = forShops.split(/^## /m);
  const written = parts.map((part) => {
    const [heading = ''] = part.split('\n');
    return [`# ${heading}`, '', ...namesIn(part).map(lineOf)].join('\n');
  });
  return `${[opening.trimEnd(), ...written].join('\n\n')}\n`;
}

/** The variables of a page's tables, by their first column. */
export function namesIn(page: string): string[] {
  const cells = [...page.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell);
  return cells
    .flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
    .map(([, name = '']) => name);
}

function lineOf(name: string): string {
  const value = set[name];
  return value === undefined ? `#${name}=` : `${name}=${value}`;
}
