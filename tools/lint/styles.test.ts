import stylelint from 'stylelint';
import { expect, test } from 'vitest';

/** The rules that refuse a declaration of a style sheet, by their names. */
async function refusals(declaration: string, file: string, rules: string): Promise<string[]> {
  const code = `.card {\n  ${declaration};\n}\n`;
  const { results } = await stylelint.lint({ code, codeFilename: file, configFile: rules });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

test.each([
  ['mf-new/src/hello/HelloPage.module.css', '.stylelintrc.json'],
  ['src/hello/HelloPage.module.css', 'tools/lint/styles.json'],
])("a remote's style sheet %s takes its colours from the tokens", async (file, rules) => {
  const refused = (declaration: string) => refusals(declaration, file, rules);

  expect(await refused('color: #c42a4d')).toEqual(['color-no-hex']);
  expect(await refused('background: white')).toEqual(['color-named']);
  expect(await refused('border: 1px solid rgb(0 0 0 / 0.1)')).toEqual(['function-disallowed-list']);
  expect(await refused('fill: oklch(60% 0.2 20deg)')).toEqual(['function-disallowed-list']);
  expect(await refused('color: var(--lapis-600)')).toEqual([
    'declaration-property-value-disallowed-list',
  ]);

  expect(await refused('color: var(--color-primary)')).toEqual([]);
  expect(await refused('outline: 2px solid transparent')).toEqual([]);
  expect(await refused('color: currentColor')).toEqual([]);
  expect(await refused('border-color: CanvasText')).toEqual([]);
});
