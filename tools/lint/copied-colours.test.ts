import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('shared/ui/src/styles/tokens.css', 'utf8');
const [ofMore = ''] = tokens.match(/\/\* who asks for more contrast[^]*/) ?? [];
const [light = '', dark = ''] = tokens.replace(ofMore, '').split("[data-theme='dark']");

/** The colours that pages without a style sheet have of their own, by the pattern of each theme's, with the tokens that they repeat. */
const copies = [
  ['shell/host/plain-page.ts', '--page:', 'color-ground'],
  ['shell/host/plain-page.ts', '--ink:', 'color-text'],
  ['shell/host/plain-page.ts', '--tile:', 'color-deep-light'],
  ['shell/host/plain-page.ts', '--star:', 'turquoise-300'],
  ['shell/app/worker/look.ts', '--page:', 'color-ground'],
  ['shell/app/worker/look.ts', '--panel:', 'color-surface'],
  ['shell/app/worker/look.ts', '--ink:', 'color-text'],
  ['shell/app/worker/look.ts', '--soft:', 'color-text-soft'],
  ['shell/app/worker/look.ts', '--edge:', 'color-line-strong'],
  ['shell/app/worker/look.ts', '--link:', 'color-primary-text'],
] as const;

test.each(copies)('%s: %s repeats the token %s in both themes', (file, name, token) => {
  const found = readFileSync(file, 'utf8').matchAll(new RegExp(`${name}(#[\\da-f]+)`, 'g'));

  expect([...found].map(([, colour]) => full(colour))).toEqual([
    valueOf(token, 'light'),
    valueOf(token, 'dark'),
  ]);
});

test.each([
  ['shared/contracts/src/app-icons.ts', 'appIconGround = ', 'color-ground', 'light'],
  ['shell/host/document/head/bar-colours.ts', 'dark: ', 'color-ground', 'dark'],
  ...['preview-bar', 'override-banner'].flatMap((bar) =>
    ['color-highlight', 'color-on-highlight'].map(
      (token) => [`shell/host/document/head/${bar}.css`, `--${token}, `, token, 'light'] as const,
    ),
  ),
  ['shell/app/worker/look.ts', 'color-highlight,', 'color-highlight', 'light'],
  ['shell/app/worker/look.ts', 'color-on-highlight,', 'color-on-highlight', 'light'],
] as const)('%s: %s repeats the token %s of the %s theme', (file, before, token, theme) => {
  const [, colour] = new RegExp(`${before}'?(#[\\da-f]+)`).exec(readFileSync(file, 'utf8')) ?? [];

  expect(full(colour)).toBe(valueOf(token, theme));
});

/** The value of a token; one that the dark theme does not name is that of the light one. */
function valueOf(token: string, theme: 'light' | 'dark'): string | undefined {
  const said = (css: string) => new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1];
  const value = (theme === 'dark' ? said(dark) : undefined) ?? said(light);
  const named = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
  return named ? valueOf(named, theme) : value;
}

/** `#abc` as `#aabbcc`. */
function full(colour: string | undefined): string | undefined {
  return colour?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}
