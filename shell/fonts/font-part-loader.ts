import type { LoaderContext } from '@rspack/core';
import subsetFont from 'subset-font';
import { charactersOf } from './font-parts.ts';

/** The weights that `tokens.css` has; whatever lies outside them is drawn by nobody. */
const wght = { min: 400, max: 800 };

/** Cuts a font to the part that its address names, `…woff2?persian`: of 81 KB pages need 37. */
export default function fontPartLoader(this: LoaderContext, font: Buffer): void {
  const done = this.async();
  const characters = charactersOf(this.resourceQuery.slice(1)).join('');
  subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght } }).then(
    (part) => done(null, part),
    (error: unknown) => done(error as Error),
  );
}

/** The loader takes bytes, not text. */
export const raw = true;
