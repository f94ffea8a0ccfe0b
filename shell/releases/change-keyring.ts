import type { Keyring, Registry, TeamKey } from '@kashi/border/registry';
import { signerHere } from './keys/signer-here.ts';
import { readPublicKey } from './keys/registry-signature.ts';
import { updateRegistry } from './registry/registry-file.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { shopKey } from './trust/keyring.ts';
import { isCovered } from './trust/sign-changes.ts';

interface KeyringWish {
  /** Lets the shop's key sign, as it is, what an outgoing key has signed: whoever asks for it has looked at what that is. */
  asItIs: boolean;
}

/**
 * Gives a key the right to move names, or to take canaries back; a key that has rights already has these in their place. Needs the
 * shop's own key. Throws a sentence, and changes nothing, for a key that cannot have these rights.
 */
export async function allowKey(
  store: ReleaseStore,
  name: string,
  key: TeamKey,
  wish: KeyringWish,
): Promise<void> {
  if (!/^[a-z][\w-]*$/.test(name) || name === shopKey) {
    throw new Error(`«${name}» should be a word such as content, and not ${shopKey}`);
  }
  readPublicKey(key.publicKey, 'The key');
  const stranger = key.moves.find((moved) => !/^(shell|mf-[a-z\d-]+)$/.test(moved));
  if (stranger) throw new Error(`«${stranger}» should be shell, or a remote such as mf-content`);
  if (key.moves.length === 0 && !key.withdraws) {
    throw new Error('Say which remotes the key moves, or --withdraws');
  }
  await changeKeys(store, wish, (keys) => {
    const other = Object.entries(keys).find(
      ([taken, { publicKey }]) => taken !== name && publicKey === key.publicKey,
    );
    if (other) throw new Error(`This is the key «${other[0]}» already`);
    return { ...keys, [name]: key };
  });
}

/** Takes all rights from a key. Throws a sentence if there is no such key, or if what it has signed would stand unsigned. */
export async function revokeKey(store: ReleaseStore, name: string, wish: KeyringWish) {
  await changeKeys(store, wish, ({ [name]: outgoing, ...others }) => {
    if (outgoing) return others;
    throw new Error(`No key is called ${name}: npm run team-keys lists them`);
  });
}

async function changeKeys(
  store: ReleaseStore,
  { asItIs }: KeyringWish,
  change: (keys: Keyring['keys']) => Keyring['keys'],
): Promise<void> {
  if (!(await signerHere())) throw new Error('KASHI_REGISTRY_KEY has to name the shop’s own key');
  await updateRegistry(store, (registry) => {
    if (!registry.keyring && !registry.signature) {
      throw new Error('The registry is not signed yet: npm run sign-registry comes first');
    }
    const before = registry.keyring ?? { revision: 0, keys: {}, signature: '' };
    const changed = { ...registry, keyring: { ...before, keys: change(before.keys) } };
    const bare = asItIs || !registry.keyring ? [] : uncovered(changed);
    if (bare.length === 0) return changed;
    throw new Error(
      `${bare.join(', ')}: signed with that key. Roll back what is not the team’s, or add --as-it-is, and the shop’s key signs it as it is`,
    );
  });
}

/** The names, with their live versions, whose signature would be void. */
function uncovered(registry: Registry & { keyring: Keyring }): string[] {
  return Object.keys(registry.signed ?? {})
    .filter((name) => !isCovered(name, registry))
    .map((name) => {
      const { version } = registry.releases[name] ?? {};
      return version ? `${name}@${version}` : name;
    });
}
