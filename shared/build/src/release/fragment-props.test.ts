import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fragmentProps } from './fragment-props.ts';

/** What a build says of a fragment `lamp` whose props are declared like this. */
function propsOf(declared: string): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-props-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    '{"compilerOptions":{"strict":true,"types":[],"module":"esnext"}}',
  );
  writeFileSync(
    path.join(folder, 'src/lamp-fragment.ts'),
    `interface Definition<Props> { Component(props: Props): void }
    ${declared}
    export declare const fragment: Definition<Props>;`,
  );
  return fragmentProps(folder, { fragments: { lamp: { module: './lamp-fragment.ts' } } })['lamp'];
}

test('props are told field by field, with their comments and no name of another type', () => {
  const props = propsOf(`
    type Colour = 'red' | 'blue';
    interface Size { width: number }
    interface Props {
      /** As it is sold. */
      colour: Colour;
      sizes: Size[];
      isLit?: boolean;
      price: number | null;
    }`);

  expect(props).toBe(`{
/** As it is sold. */
colour: "red" | "blue";
sizes: readonly ({
width: number;
})[];
isLit?: boolean;
price: null | number;
}`);
});

test('a function, which never reaches another team’s code, is a field that no consumer can fill', () => {
  expect(propsOf('interface Props { onEnd(): void }')).toContain('onEnd: never;');
});

test('a value that is no JSON is refused by the name of its field', () => {
  expect(() => propsOf('interface Props { count: bigint }')).toThrow(
    'lamp.count is bigint, and a fragment takes JSON',
  );
});

test.each([
  ['Date', 'lamp.since is Date, and a fragment takes JSON'],
  ['Map<string, number>', 'lamp.since is Map<string, number>, and a fragment takes JSON'],
])('a field of %s, of which JSON makes something else, is refused', (type, sentence) => {
  expect(() => propsOf(`interface Props { since?: ${type} }`)).toThrow(sentence);
});

test('a type that is made of another by the language’s own tools is told like any other', () => {
  const props = propsOf(`
    interface Size { width: number; height: number }
    interface Props { size: Partial<Pick<Size, 'width'>>; sizes: ReadonlyArray<Readonly<Size>> }`);

  expect(props).toContain('width?: number;');
  expect(props).toContain('sizes: readonly ({');
});

test('a remote without fragments needs no compiler', () => {
  expect(fragmentProps('/nowhere', { fragments: {} })).toEqual({});
});
