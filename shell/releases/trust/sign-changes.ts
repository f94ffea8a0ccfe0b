import type { KeyObject } from 'node:crypto';
import type { Keyring, NameSignature, Registry } from '@kashi/border/registry';
import { reasonOf } from '../reason-of.ts';
import { signedText } from '../keys/signed-text.ts';
import type { Signer } from '../keys/signer.ts';
import { hasRight, isKeyringOf, knownTeam, notOurs, shopKey, signedKeyring } from './keyring.ts';
import { namesIn, signedStatement, statementOf, withdrawal, type Statement } from './statement.ts';
import { expectSignedByTeams, type TeamsRegistry } from './team-signatures.ts';

interface Signing {
  /** The registry before the change. */
  before: Registry;
  /** What signs for this machine. */
  signer: Signer;
  /** The shop's public key. */
  shop: KeyObject;
  /** Signs all names anew, with the shop's key. */
  asItIs?: boolean;
}

/**
 * The registry with a signature for each name whose part has changed. Throws a sentence if this machine's key may not move one of
 * these names, and if it finds that the change, made by older code, has lost something that another team had signed.
 */
export async function signedByTeam(after: TeamsRegistry, signing: Signing): Promise<TeamsRegistry> {
  const { before, signer, shop, asItIs } = signing;
  const isShop = signer.publicKey.equals(shop);
  const names = [...new Set([...namesIn(after), ...Object.keys(after.signed ?? {})])];
  const changed = names.filter(
    (name) => asItIs || isChanged(name, before, after) || !isCovered(name, after),
  );
  const keyring = await keyringAfter(after.keyring, signing, isShop);
  const sign = isShop ? shopSigns(signer) : teamSigns(keyring, signer);
  const signed = { ...after.signed };
  for (const name of changed) {
    const [was, is] = [statementOf(before, name), statementOf(after, name)];
    signed[name] = await sign({ was, is, last: after.signed?.[name] });
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

function shopSigns(signer: Signer) {
  return ({ is, last }: Change) => signedName(is, { signer, name: shopKey, last });
}

function teamSigns(keyring: Keyring, signer: Signer) {
  const team = knownTeam(keyring, signer.publicKey);
  const [name, rights] = team;
  return async ({ was, is, last }: Change): Promise<NameSignature> => {
    if (rights.moves.includes(is.name)) return signedName(is, { signer, name, last });
    const canary = canaryTakenBack(was, is);
    if (!rights.withdraws || canary === null || !last) {
      throw notOurs(team, is.name);
    }
    const signature = await signer.sign(withdrawal(is.name, last.revision, canary));
    return { ...last, withdrawn: { canary, key: name, signature } };
  };
}

async function signedName(
  statement: Statement,
  { signer, name, last }: { signer: Signer; name: string; last: NameSignature | undefined },
): Promise<NameSignature> {
  const revision = (last?.revision ?? 0) + 1;
  const signature = await signer.sign(signedStatement(statement, { revision }));
  return { revision, key: name, signature };
}

async function keyringAfter(
  keyring: Keyring,
  { before, signer, shop, asItIs }: Signing,
  isShop: boolean,
): Promise<Keyring> {
  const isSame = before.keyring && textOf(before.keyring.keys) === textOf(keyring.keys);
  if (isSame && !asItIs && isKeyringOf(keyring, shop)) return keyring;
  if (!isShop) throw new Error('The keys of the teams change with the shop’s own key alone');
  return signedKeyring({ ...keyring, revision: (before.keyring?.revision ?? 0) + 1 }, signer);
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
