import { emptyRegistry, type Registry } from '@kashi/border/registry';
import { keepRegistries } from './kept-registries.ts';
import { parsedRegistry } from './parsed-registry.ts';
import { signedHere, expectOurs } from './signed-here.ts';
import { appendLines, changeFile } from '../store/change-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const file = 'registry.json';
export const historyFile = 'history.jsonl';

/** The present registry; an empty one before the first release. Throws with a sentence if it cannot be read. */
export async function readRegistry(store: ReleaseStore): Promise<Registry> {
  const stored = await store.read(file);
  return stored ? registryOf(store, stored.content).registry : emptyRegistry;
}

/** Throws a sentence if this machine may not change the registry as it stands; a start asks before it builds for minutes. */
export async function expectOursIn(store: ReleaseStore): Promise<void> {
  const stored = await store.read(file);
  if (stored) await expectOurs(registryOf(store, stored.content).content);
}

/**
 * Replaces the registry by the result of `change`: readers see the old or the new one and nothing between, and of two
 * simultaneous changes the second starts from the first one's result. A null result changes nothing. A registry with a foreign
 * change is refused, unless it is adopted on purpose. The registry's last changes go into the history (`last`).
 */
export async function updateRegistry(
  store: ReleaseStore,
  change: (registry: Registry) => Promise<Registry | null> | Registry | null,
  { asItIs = false } = {},
): Promise<void> {
  let told: Registry['last'];
  let written: string[] = [];
  await changeFile(store, file, async (before) => {
    [told, written] = [undefined, []];
    const { content, registry } = before
      ? registryOf(store, before)
      : { content: null, registry: emptyRegistry };
    if (content && !asItIs) await expectOurs(content);
    const after = await change(registry);
    if (!after) return null;
    // If a command was interrupted here, only this registry knows its changes.
    await appendLines(store, historyFile, registry.last ?? []);
    told = after.last;
    const next = { ...after, revision: registry.revision + 1 };
    const text = `${JSON.stringify(await signedHere(next, { before: registry, asItIs }), null, 2)}\n`;
    written = [...(before ? [before.toString()] : []), text];
    return text;
  });
  // The registry itself is written; without these copies, a host that finds it broken starts with an older one.
  if (written.length > 0) await keepRegistries(store, written).catch(() => undefined);
  // If this fails, the next change appends them; until then readers take them from the registry.
  await appendLines(store, historyFile, told ?? []).catch(() => undefined);
}

function registryOf({ address }: ReleaseStore, content: Buffer) {
  return parsedRegistry(content.toString(), `${file} in ${address}`);
}
