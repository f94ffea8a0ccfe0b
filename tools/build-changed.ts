import { builtFrom } from './built-from.ts';

/** Builds those packages whose `dist` is not what their present sources would leave there. */
export async function buildChanged(names: readonly string[]): Promise<void> {
  const builds = builtFrom('.');
  const changed = names
    .filter((name) => !builds.isBuilt(name))
    .map((name) => ({ name, sources: builds.sourcesOf(name) }));
  if (changed.length === 0) return;
  // The compiler takes a second to be loaded.
  const { build } = await import('./build.ts');
  await build(changed.map(({ name }) => name));
  for (const { name, sources } of changed) builds.note(name, sources);
}
