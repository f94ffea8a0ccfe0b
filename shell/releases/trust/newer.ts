import type { Registry } from '@kashi/border/registry';

/** What a host remembers of the last registry that it has followed. */
export type Known = Pick<Registry, 'revision' | 'keyring' | 'signed'>;

/**
 * Throws a sentence for a registry that is older than a known one: as a whole, or, where teams have keys, in its keyring or in what
 * it says of any name. Whoever may write to the store could otherwise put signed sentences of another day together.
 */
export function expectNotOlder(registry: Known, known: Known): void {
  if (!known.keyring) {
    expectRevision('The registry', registry.revision, known.revision);
    return;
  }
  if (!registry.keyring) throw new Error('The registry has lost the keys of the teams');
  expectRevision('The keyring', registry.keyring.revision, known.keyring.revision);
  for (const [name, { revision, withdrawn }] of Object.entries(known.signed ?? {})) {
    const now = registry.signed?.[name];
    if (!now) throw new Error(`${name} is not signed any more`);
    expectRevision(`What the registry says of ${name}`, now.revision, revision);
    if (withdrawn && now.revision === revision && !now.withdrawn) {
      throw new Error(`The canary of ${name} was taken back, and is there again`);
    }
  }
}

function expectRevision(what: string, revision: number, known: number): void {
  if (revision >= known) return;
  throw new Error(`${what} is of revision ${revision}, while ${known} is known already`);
}
