import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pigmentsWrittenOut } from './written-out-loader.ts';

const tokens = readFileSync(new URL(import.meta.resolve('@kashi/ui/styles/tokens.css')), 'utf8');
const pigment = /--(?:lapis|turquoise|saffron|pomegranate|pistachio|plaster|ink|night|moon)-\d/;

test('a pigment stands by its value wherever a role names it, and everything else is unchanged', () => {
  const style = [
    ':root {',
    '  --lapis-600: #26439f;',
    '  --color-focus: var(--lapis-600);',
    '  --space-1: 0.25rem;',
    '  --gap: var(--space-1);',
    '}',
    '',
  ].join('\n');

  expect(pigmentsWrittenOut(style)).toBe(
    ':root {\n  --color-focus: #26439f;\n  --space-1: 0.25rem;\n  --gap: var(--space-1);\n}\n',
  );
});

test('of the tokens of the shop no pigment keeps its name', () => {
  expect(tokens).toMatch(pigment);
  expect(pigmentsWrittenOut(tokens)).not.toMatch(pigment);
});
