import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** The roles of a theme for who asks for more contrast, by name without `--`: a later rule wins over an earlier one. */
function rolesOf(theme: 'light' | 'dark'): Map<string, string> {
  const rules = [...tokens.matchAll(/(:root|\[data-theme='dark'\]) \{([^}]*)\}/g)];
  const entries = rules
    .filter(([, selector]) => selector === ':root' || theme === 'dark')
    .flatMap(([, , rule = '']) => [...rule.matchAll(/--([\w-]+):\s*([^;]+);/g)])
    .map(([, name = '', value = '']): [string, string] => [name, value]);
  return new Map(entries);
}

/** The WCAG's contrast between two roles, from 1 to 21. */
function contrast(roles: Map<string, string>, one: string, other: string): number {
  const lights = [one, other].map((role) => luminance(valueOf(roles, role)));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function valueOf(roles: Map<string, string>, role: string): string {
  const value = roles.get(role) ?? '';
  const named = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return named ? valueOf(roles, named) : value;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const grounds = ['ground', 'surface', 'raised', 'sunken'];
const onEveryGround = (role: string) => grounds.map((ground) => [role, ground] as const);
const tones = ['primary', 'secondary', 'highlight', 'danger', 'success'];
const words = [
  ...['text', 'text-soft', 'text-faint', ...tones.map((tone) => `${tone}-text`)].flatMap(
    onEveryGround,
  ),
  ...tones.flatMap((tone) => [
    ['text', `${tone}-soft`] as const,
    [`${tone}-text`, `${tone}-soft`] as const,
  ]),
  ...['primary', 'primary-hover', 'secondary', 'highlight', 'danger', 'danger-hover'].map(
    (fill) => [`on-${fill.replace('-hover', '')}`, fill] as const,
  ),
  ['on-deep', 'deep'],
  ['on-deep-soft', 'deep'],
  ['on-deep', 'deep-light'],
  ['on-offers', 'offers'],
  ['on-offers', 'offers-end'],
  ['on-toast', 'toast'],
] as const;
const fills = ['primary', 'secondary', 'danger', 'control-line', 'line'].flatMap(onEveryGround);

test.each(['light', 'dark'] as const)(
  'with more contrast every word has 7:1, and every fill and line 3:1, in the %s theme',
  (theme) => {
    const roles = rolesOf(theme);
    const below = (least: number) => (pair: readonly [string, string]) =>
      !(contrast(roles, `color-${pair[0]}`, `color-${pair[1]}`) >= least);

    expect(words.filter(below(7))).toEqual([]);
    expect(fills.filter(below(3))).toEqual([]);
  },
);
