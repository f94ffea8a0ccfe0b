import type { KeyObject } from 'node:crypto';
import type { Registry } from '@kashi/border/registry';
import { readPublicKey, signedRegistry } from '../keys/registry-signature.ts';
import type { Signer } from '../keys/signer.ts';
import { signerHere } from '../keys/signer-here.ts';
import { expectTrusted } from '../trust/expect-trusted.ts';
import { isKeyringOf, knownTeam, notOurs, teamOf } from '../trust/keyring.ts';
import { signedByTeam } from '../trust/sign-changes.ts';
import { isOfTeams } from '../trust/team-signatures.ts';

/**
 * Throws a sentence for a stored registry that this machine would not follow: a foreign change must not be signed along with our
 * own.
 */
export async function expectOurs(content: object): Promise<void> {
  const signer = await signerHere();
  if (signer) expectTrusted(content, shopKeyHere(signer, content as Registry));
  else if ('signature' in content || 'keyring' in content) {
    throw new Error('The registry is signed: KASHI_REGISTRY_KEY has to name the key');
  }
}

/**
 * Throws a sentence if this machine's key may not move one of these names; a command asks before work of minutes whose result it
 * could not sign.
 */
export async function expectMayMove(
  { keyring }: Registry,
  names: readonly string[],
): Promise<void> {
  const signer = keyring ? await signerHere() : null;
  if (!keyring || !signer) return;
  const foreign = names.find((name) => signer.moves?.includes(name) === false);
  if (foreign) throw new Error(`The signer does not sign ${foreign} for this job`);
  if (isKeyringOf(keyring, signer.publicKey)) return;
  const team = knownTeam(keyring, signer.publicKey);
  const stranger = names.find((name) => !team[1].moves.includes(name));
  if (stranger) throw notOurs(team, stranger);
}

/**
 * The registry signed with this machine's key: as a whole, or, where teams have keys of their own, the names that have changed;
 * unsigned if this machine has no key. `asItIs` signs everything anew with the shop's key.
 */
export async function signedHere(
  registry: Registry,
  { before, asItIs }: { before: Registry; asItIs: boolean },
): Promise<Registry> {
  const signer = await signerHere();
  if (!signer) return registry;
  if (!isOfTeams(registry)) return signedRegistry(registry, signer);
  if (asItIs && teamOf(registry.keyring, signer.publicKey)) {
    throw new Error(
      'A team’s key does not sign for the others: KASHI_REGISTRY_KEY has to be the shop’s own',
    );
  }
  const shop = asItIs ? signer.publicKey : shopKeyHere(signer, before);
  return signedByTeam(registry, { before, signer, shop, asItIs });
}

/** The shop's public key: that of this machine's signer, if it is the shop's own, or as the setting says. */
function shopKeyHere({ publicKey: ours }: Signer, { keyring }: Registry): KeyObject {
  if (!keyring || isKeyringOf(keyring, ours)) return ours;
  const setting = process.env['KASHI_REGISTRY_PUBLIC_KEY'];
  if (setting) return readPublicKey(setting);
  throw new Error(
    'Teams of this shop have keys of their own: KASHI_REGISTRY_PUBLIC_KEY has to name the shop’s public key',
  );
}
