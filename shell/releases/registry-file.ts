import { emptyRegistry, type Registry } from '../../shared/src/border/registry.ts';
import { keepRegistries } from './kept-registries.ts';
import { parsedRegistry } from './parsed-registry.ts';
import { expectSigned, signedRegistry } from './registry-signature.ts';
import { publicHalf, registryKeyHere } from './registry-key.ts';
import { appendLines, changeFile } from './store/change-file.ts';
import type { ReleaseStore } from './store/release-store.ts';

const file = 'registry.json';
export const historyFile = 'history.jsonl';

/** The registry as it is; an empty one where nothing was ever released. Throws, in a sentence, where it cannot be read. */
export async function readRegistry(store: ReleaseStore): Promise<Registry> {
  const stored = await store.read(file);
  return stored ? registryOf(store, stored.content).registry : emptyRegistry;
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
  let written: string[] = [];
  await changeFile(store, file, async (before) => {
    [told, written] = [undefined, []];
    const { content, registry } = before
      ? registryOf(store, before)
      : { content: null, registry: emptyRegistry };
    if (content && !asItIs) expectOurs(content);
    const after = await change(registry);
    if (!after) return null;
    // Of a command that was cut off here before us, this registry is the last that knows.
    await appendLines(store, historyFile, registry.last ?? []);
    told = after.last;
    const text = textOf({ ...after, revision: registry.revision + 1 });
    written = [...(before ? [before.toString()] : []), text];
    return text;
  });
  // What is in force lies in the registry itself: without these, a host that finds it broken has an older one to begin with.
  if (written.length > 0) await keepRegistries(store, written).catch(() => undefined);
  // What cannot be told now is told by the next change; until then the registry is asked.
  await appendLines(store, historyFile, told ?? []).catch(() => undefined);
}

function registryOf({ address }: ReleaseStore, content: Buffer) {
  return parsedRegistry(content.toString(), `${file} in ${address}`);
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
