import type { ReleaseManifest } from './release.ts';

/** The style sheets of a release that none of its pages and fragments needs at once: those of parts that load late. */
export function lateStylesOf({
  modules,
  integrity,
}: Pick<ReleaseManifest, 'modules' | 'integrity'>): string[] {
  const named = new Set(Object.values(modules).flatMap(({ css }) => css));
  return Object.keys(integrity).filter((file) => file.endsWith('.css') && !named.has(file));
}
