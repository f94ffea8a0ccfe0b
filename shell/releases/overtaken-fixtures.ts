import type { Releases } from './releases-here.ts';

/** The same releases for a command that loses a race: `meanwhile` runs right before its first write of the registry. */
export function overtaken(releases: Releases, meanwhile: () => Promise<unknown>): Releases {
  const { store } = releases;
  let isOvertaken = false;
  const write: typeof store.write = async (key, content, overTag) => {
    if (key === 'registry.json' && !isOvertaken) {
      isOvertaken = true;
      await meanwhile();
    }
    return store.write(key, content, overTag);
  };
  return { ...releases, store: { ...store, write } };
}
