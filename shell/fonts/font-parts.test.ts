import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersOf, fontParts } from './font-parts.ts';

const faces = readFileSync(
  new URL(import.meta.resolve('@kashi/ui/styles/fonts.css')),
  'utf8',
).matchAll(/\.woff2\?([\w-]+)'[^}]*?unicode-range:([^;]+);/g);

test('the style sheet requests each part of the font for the characters it contains', () => {
  const named = [...faces].map(([, part, ranges]) => [
    part,
    ranges?.trim().replaceAll(/\s+/g, ' '),
  ]);

  expect(Object.fromEntries(named)).toEqual(fontParts);
});

test('no character is in two parts, so that none loads a file in vain', () => {
  const all = Object.keys(fontParts).flatMap(charactersOf);

  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['persian', 'سفارش‌های شما ۱۲٬۵۰۰ تومان، خانهٔ لطفاً؟'],
  ['latin', 'Galaxy«S24»6.7"−2×3…'],
])('the part %s has the characters of pages: %s', (part, text) => {
  const characters = new Set(charactersOf(part));

  expect(text.split('').filter((character) => !characters.has(character))).toEqual([]);
});
