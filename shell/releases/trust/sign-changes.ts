import type { KeyObject } from 'node:crypto';
import type { Keyring, NameSignature, Registry } from '../../../shared/src/border/registry.ts';
import { reasonOf } from '../reason-of.ts';
import { publicHalf } from '../keys/registry-key.ts';
import { signatureOver, signedText } from '../keys/signed-text.ts';
import { hasRight, isKeyringOf, knownTeam, notOurs, shopKey, signedKeyring } from './keyring.ts';
import { namesIn, signedStatement, statementOf, withdrawal, type Statement } from './statement.ts';
import { expectSignedByTeams, type TeamsRegistry } from './team-signatures.ts';

interface Signing {
  /** The registry before the change. */
  before: Registry;
  /** The private key of this machine. */
  key: KeyObject;
  /** The shop's public key. */
  shop: KeyObject;
  /** Signs all names anew, with the shop's key. */
  asItIs?: boolean;
}

/**
 * The registry with a signature for each name whose part has changed. Throws a sentence if this machine's key may not move one of
 * these names, and if it finds that the change, made by older code, has lost something that another team had signed.
 */
export function signedByTeam(after: TeamsRegistry, signing: Signing): TeamsRegistry {
  const { before, key, shop, asItIs } = signing;
  const isShop = publicHalf(key).equals(shop);
  const names = [...new Set([...namesIn(after), ...Object.keys(after.signed ?? {})])];
  const changed = names.filter(
    (name) => asItIs || isChanged(name, before, after) || !isCovered(name, after),
  );
  const keyring = keyringAfter(after.keyring, signing, isShop);
  const sign = isShop ? shopSigns(key) : teamSigns(keyring, key);
  const signed = { ...after.signed };
  for (const name of changed) {
    const [was, is] = [statementOf(before, name), statementOf(after, name)];
    signed[name] = sign({ was, is, last: after.signed?.[name] });
  }
  const { signature: _whole, ...rest } = after;
  const registry = { ...rest, signed, keyring };
  expectNothingLost(registry, shop);
  return registry;
}

/** Code that does not know a field yet drops the field, and with it the signature of another team would be void. */
function expectNothingLost(registry: TeamsRegistry, shop: KeyObject): void {
  try {
    expectSignedByTeams(registry, shop);
  } catch (error) {
    throw new Error(`${reasonOf(error)}: this code may be older than the registry`, {
      cause: error,
    });
  }
}

interface Change {
  was: Statement;
  is: Statement;
  /** The signature before the change. */
  last: NameSignature | undefined;
}

function shopSigns(key: KeyObject) {
  return ({ is, last }: Change) => signedName(is, { key, name: shopKey, last });
}

function teamSigns(keyring: Keyring, key: KeyObject) {
  const team = knownTeam(keyring, key);
  const [name, rights] = team;
  return ({ was, is, last }: Change): NameSignature => {
    if (rights.moves.includes(is.name)) return signedName(is, { key, name, last });
    const canary = canaryTakenBack(was, is);
    if (!rights.withdraws || canary === null || !last) {
      throw notOurs(team, is.name);
    }
    const signature = signatureOver(withdrawal(is.name, last.revision, canary), key);
    return { ...last, withdrawn: { canary, key: name, signature } };
  };
}

function signedName(
  statement: Statement,
  { key, name, last }: { key: KeyObject; name: string; last: NameSignature | undefined },
): NameSignature {
  const revision = (last?.revision ?? 0) + 1;
  const signature = signatureOver(signedStatement(statement, { revision }), key);
  return { revision, key: name, signature };
}

function keyringAfter(keyring: Keyring, { before, key, shop, asItIs }: Signing, isShop: boolean) {
  const isSame = before.keyring && textOf(before.keyring.keys) === textOf(keyring.keys);
  if (isSame && !asItIs && isKeyringOf(keyring, shop)) return keyring;
  if (!isShop) throw new Error('The keys of the teams change with the shop’s own key alone');
  return signedKeyring({ ...keyring, revision: (before.keyring?.revision ?? 0) + 1 }, key);
}

/** Whether the present signatures of the name are by keys that still have the right to them. */
export function isCovered(name: string, { keyring, signed }: TeamsRegistry): boolean {
  const signature = signed?.[name];
  if (!signature) return false;
  const { key, withdrawn } = signature;
  const isHosts = !withdrawn || hasRight(keyring, { key: withdrawn.key, name, right: 'withdraws' });
  return isHosts && hasRight(keyring, { key, name, right: 'moves' });
}

function isChanged(name: string, before: Registry, after: Registry): boolean {
  return textOf(statementOf(before, name)) !== textOf(statementOf(after, name));
}

/** The canary, if its end is the whole change. */
function canaryTakenBack(was: Statement, is: Statement): object | null {
  const { canary = null, ...live } = (was.release ?? {}) as { canary?: object | null };
  return textOf({ ...was, release: live }) === textOf(is) ? canary : null;
}

function textOf(content: object): string {
  return signedText(content).toString();
}
