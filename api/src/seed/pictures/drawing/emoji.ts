import { createRequire } from 'node:module';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

let icons: IconSet | undefined;

/**
 * The body of a Fluent Emoji object (Microsoft, MIT) in a box of 32 by 32. The file is large, so it is read only when the first
 * picture is drawn.
 */
export function emoji(name: string): string {
  icons ??= createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json') as IconSet;
  const icon = icons.icons[icons.aliases?.[name]?.parent ?? name] ?? icons.icons[name];
  if (!icon) throw new Error(`Fluent Emoji has no "${name}".`);
  return icon.body.replaceAll(hardEdge, softEdge);
}

/** The inner shadows of Fluent Emoji make every pixel of an edge opaque, which shows as a jagged fringe; the edge's own alpha does not. */
const hardEdge = '0 0 0 127 0';
const softEdge = '0 0 0 1 0';
