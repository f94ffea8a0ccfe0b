import type { KeyObject } from 'node:crypto';
import type { Keyring, TeamKey } from '@kashi/border/registry';
import { readPublicKey } from '../keys/registry-signature.ts';
import { isSignedWith } from '../keys/signed-text.ts';
import type { Signer } from '../keys/signer.ts';

/** The name of the shop's own key, which moves every name and signs the keyring. */
export const shopKey = 'shop';

/** The keys as they go into the registry, signed with the shop's key. */
export async function signedKeyring(
  { revision, keys }: Omit<Keyring, 'signature'>,
  shop: Signer,
): Promise<Keyring> {
  return { revision, keys, signature: await shop.sign({ revision, keys }) };
}

export function isKeyringOf({ revision, keys, signature }: Keyring, publicKey: KeyObject): boolean {
  return isSignedWith({ content: { revision, keys }, signature }, publicKey);
}

/** The name and the rights of this public key in the keyring; null for a stranger's. */
export function teamOf({ keys }: Pick<Keyring, 'keys'>, key: KeyObject): [string, TeamKey] | null {
  return (
    Object.entries(keys).find(([, { publicKey }]) => readTeamKey(publicKey).equals(key)) ?? null
  );
}

/** The name and the rights of this machine's public key. Throws a sentence for a stranger's. */
export function knownTeam(keyring: Pick<Keyring, 'keys'>, key: KeyObject): [string, TeamKey] {
  const team = teamOf(keyring, key);
  if (team) return team;
  throw new Error('KASHI_REGISTRY_KEY is a key that the shop does not know, or no longer');
}

/** The error of a command whose key has no right to change that name. */
export function notOurs([team, rights]: readonly [string, TeamKey], name: string): Error {
  return new Error(`The key «${team}» ${rightsOf(rights)}: ${name} would change`);
}

/** A signature's claim: that the key of this name may move the remote of that name, or withdraw its canary. */
interface Claim {
  key: string;
  name: string;
  right: 'moves' | 'withdraws';
}

/** The public key of the claim. Throws a sentence if the key is unknown or has not that right. */
export function keyFor(keyring: Pick<Keyring, 'keys'>, claim: Claim, shop: KeyObject): KeyObject {
  const { key, name } = claim;
  if (key === shopKey) return shop;
  const team = teamNamed(keyring, key);
  const signed = `${name} was signed with the key «${key}»`;
  if (!team) throw new Error(`${signed}, which the shop does not know, or no longer`);
  if (!hasRight(keyring, claim)) throw new Error(`${signed}, which ${rightsOf(team)}`);
  return readTeamKey(team.publicKey);
}

export function hasRight(keyring: Pick<Keyring, 'keys'>, { key, name, right }: Claim): boolean {
  if (key === shopKey) return true;
  const team = teamNamed(keyring, key);
  if (!team) return false;
  return right === 'withdraws' ? team.withdraws : team.moves.includes(name);
}

/** What a key may do, as the end of a sentence. */
export function rightsOf({ moves, withdraws }: Pick<TeamKey, 'moves' | 'withdraws'>): string {
  const rights = [
    ...(moves.length > 0 ? [`moves ${moves.join(', ')} and nothing else`] : []),
    ...(withdraws ? ['takes canaries back'] : []),
  ];
  return rights.join(' and ') || 'moves nothing';
}

function teamNamed({ keys }: Pick<Keyring, 'keys'>, key: string): TeamKey | undefined {
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

function readTeamKey(publicKey: string): KeyObject {
  return readPublicKey(publicKey, 'The key of a team');
}
