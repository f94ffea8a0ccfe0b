import type { KeyObject } from 'node:crypto';
import type { Keyring, NameSignature, Registry } from '@kashi/border/registry';
import { isSignedWith } from '../keys/signed-text.ts';
import { isKeyringOf, keyFor } from './keyring.ts';
import { namesIn, signedStatement, statementOf, withdrawal } from './statement.ts';

/** A registry in which every name has a signature of its own. */
export type TeamsRegistry = Registry & { keyring: Keyring };

export function isOfTeams(registry: Registry): registry is TeamsRegistry {
  return registry.keyring !== undefined;
}

/**
 * Throws a sentence unless the shop has signed the keyring, and a key that may move it has signed what is said of each name.
 * The registry is the stored one with all fields, also those that this version does not know.
 */
export function expectSignedByTeams(registry: TeamsRegistry, shop: KeyObject): void {
  const { keyring, signed = {} } = registry;
  if (!isKeyringOf(keyring, shop)) {
    throw new Error(
      'The keys of the teams are not what the shop signed, or KASHI_REGISTRY_PUBLIC_KEY is not the shop’s',
    );
  }
  for (const name of new Set([...namesIn(registry), ...Object.keys(signed)])) {
    const signature = Object.hasOwn(signed, name) ? signed[name] : undefined;
    if (!signature) throw new Error(`${name} is not signed`);
    expectSignedName(registry, { name, signature }, shop);
  }
}

function expectSignedName(
  registry: TeamsRegistry,
  { name, signature: said }: { name: string; signature: NameSignature },
  shop: KeyObject,
): void {
  const { key, signature, revision, withdrawn } = said;
  const statement = statementOf(registry, name);
  const team = keyFor(registry.keyring, { key, name, right: 'moves' }, shop);
  if (!isSignedWith({ content: signedStatement(statement, said), signature }, team)) {
    throw new Error(`What the registry says of ${name} is not what was signed`);
  }
  if (!withdrawn) return;
  const content = withdrawal(name, revision, withdrawn.canary);
  const host = keyFor(registry.keyring, { key: withdrawn.key, name, right: 'withdraws' }, shop);
  if (!isSignedWith({ content, signature: withdrawn.signature }, host)) {
    throw new Error(`The canary of ${name} was not taken back by the key that says so`);
  }
}
