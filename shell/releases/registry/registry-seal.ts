import type { KeyObject } from 'node:crypto';
import { isIntact } from '@kashi/build/release/integrity';
import { registrySchema, type Registry } from '@kashi/border/registry';
import { expectTrusted } from '../trust/expect-trusted.ts';
import { expectNotOlder, type Known } from '../trust/newer.ts';

/**
 * Decides what a host accepts. With a public key: signed registries, none older than the one before, and releases whose
 * `release.json` has the signed hash; that file names the hashes of everything else. Without a key, in development: everything in
 * the store.
 */
export class RegistrySeal {
  readonly #publicKey: KeyObject | null;
  #last: Known & Pick<Registry, 'integrity'> = { revision: 0, integrity: {} };

  constructor(publicKey: KeyObject | null) {
    this.#publicKey = publicKey;
  }

  /** Reads a registry's text. Throws if it must not be followed. */
  open(text: string): Registry {
    const content = JSON.parse(text) as object;
    if (this.#publicKey) expectTrusted(content, this.#publicKey);
    const registry = registrySchema.parse(content);
    if (this.#publicKey) expectNotOlder(registry, this.#last);
    this.#last = registry;
    return registry;
  }

  /** Throws unless the manifest has the signed hash. */
  expectManifest(name: string, version: string, text: string): void {
    if (!this.#publicKey) return;
    const signed = this.#last.integrity?.[`${name}@${version}`];
    if (!signed) throw new Error(`${name}@${version} was never signed`);
    if (!isIntact(text, signed)) {
      throw new Error(`${name}@${version}: release.json is not the one that was signed`);
    }
  }
}
