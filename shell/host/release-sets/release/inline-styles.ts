import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@kashi/border/release';

/** A style sheet as a document contains it. */
export interface InlineStyle {
  text: string;
  /** The hash for the Content-Security-Policy: `'sha256-…'`. */
  hash: string;
}

/** The style sheets of a release that a first view can need, by their file. */
export async function readInlineStyles(
  folder: string,
  base: string,
  { modules, integrity }: Pick<ReleaseManifest, 'modules' | 'integrity'>,
): Promise<ReadonlyMap<string, InlineStyle>> {
  const named = new Set(Object.values(modules).flatMap(({ css }) => css));
  const read = async (file: string): Promise<[string, InlineStyle]> => {
    const css = await readFile(path.join(folder, 'web', file), 'utf8');
    return [file, inlineStyle(css, base)];
  };
  // A file without a hash was not verified.
  const known = [...named].filter((file) => integrity[file]);
  return new Map(await Promise.all(known.map(read)));
}

const relativeAddress = /\burl\((["']?)(?!["']?(?:[a-z]+:|\/|#))/gi;

/**
 * Rewrites relative addresses, which would resolve against the page's address, and escapes `</style`, which would end the
 * element.
 */
export function inlineStyle(css: string, base: string): InlineStyle {
  const text = css
    .replace(relativeAddress, (start) => start + base)
    .replaceAll('</', String.raw`<\/`);
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
