import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@kashi/shared/border/release';

/** A style sheet as it stands in a document. */
export interface InlineStyle {
  text: string;
  /** By which the Content-Security-Policy lets it stand there: `'sha256-…'`. */
  hash: string;
}

/** Every style sheet of a whole release that a first view can need, by its file. */
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
  // Without a hash nobody has looked whether it is there.
  const known = [...named].filter((file) => integrity[file]);
  return new Map(await Promise.all(known.map(read)));
}

const relativeAddress = /\burl\((["']?)(?!["']?(?:[a-z]+:|\/|#))/gi;

/** In a document a relative address would start from the page's own, and `</style` would end the element. */
export function inlineStyle(css: string, base: string): InlineStyle {
  const text = css
    .replace(relativeAddress, (start) => start + base)
    .replaceAll('</', String.raw`<\/`);
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
