import { emptyRegistry, registrySchema, type Registry } from '../../shared/src/host/registry.ts';
import { expectSigned, signedRegistry } from './registry-signature.ts';
import { publicHalf, registryKeyHere } from './registry-key.ts';
import { appendLines, changeFile } from './store/change-file.ts';
import type { ReleaseStore } from './store/release-store.ts';

const file = 'registry.json';
export const historyFile = 'history.jsonl';

/** The registry as it is; an empty one where nothing was ever released. */
export async function readRegistry(store: ReleaseStore): Promise<Registry> {
  const stored = await store.read(file);
  return stored ? registrySchema.parse(contentOf(stored.content)) : emptyRegistry;
}

/**
 * Writes the next registry in place of the one that `change` is given: a reader sees the old one or the new one and nothing
 * between, and of two that change it at once, the second changes what the first has made. Null changes nothing. What a
 * stranger has changed is refused, unless it is taken as it is. The history is told what the registry says of it (`last`).
 */
export async function updateRegistry(
  store: ReleaseStore,
  change: (registry: Registry) => Promise<Registry | null> | Registry | null,
  { asItIs = false } = {},
): Promise<void> {
  let told: Registry['last'];
  await changeFile(store, file, async (before) => {
    told = undefined;
    const content = before && contentOf(before);
    if (content && !asItIs) expectOurs(content);
    const registry = content ? registrySchema.parse(content) : emptyRegistry;
    const after = await change(registry);
    if (!after) return null;
    // Of a command that was cut off here before us, this registry is the last that knows.
    await appendLines(store, historyFile, registry.last ?? []);
    told = after.last;
    return textOf({ ...after, revision: registry.revision + 1 });
  });
  // What cannot be told now is told by the next change; until then the registry is asked.
  await appendLines(store, historyFile, told ?? []).catch(() => undefined);
}

function contentOf(file: Buffer): object {
  return JSON.parse(file.toString()) as object;
}

/** What a stranger has changed is not signed along with what we change. */
function expectOurs(content: object): void {
  const key = registryKeyHere();
  if (key) expectSigned(content, publicHalf(key));
  else if ('signature' in content) {
    throw new Error('The registry is signed: KASHI_REGISTRY_KEY has to name the key');
  }
}

function textOf(registry: Registry): string {
  const key = registryKeyHere();
  return `${JSON.stringify(key ? signedRegistry(registry, key) : registry, null, 2)}\n`;
}
