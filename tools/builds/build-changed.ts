import { builtFrom } from './built-from.ts';

/** Builds the packages whose `dist` does not match their present sources. */
export async function buildChanged(names: readonly string[]): Promise<void> {
  const builds = builtFrom('.');
  const changed = names.filter((name) => !builds.isBuilt(name));
  if (changed.length === 0) return;
  // Loading the compiler takes a second.
  const { build } = await import('./build.ts');
  await build(changed);
}
