import type { LoaderContext } from '@rspack/core';
import subsetFont from 'subset-font';
import { charactersOf } from './font-parts.ts';

/** The weights of `tokens.css`; no text uses weights outside them. */
const wght = { min: 400, max: 800 };

/** Cuts a font to the part that its address names, `…woff2?persian`: pages need 37 KB of 81. */
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
