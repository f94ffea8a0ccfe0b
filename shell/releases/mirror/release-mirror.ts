import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { emptyRegistry, type Registry } from '../../../shared/src/border/registry.ts';
import { RegistrySeal } from '../registry-seal.ts';
import { keptFile, keptLines } from '../kept-registries.ts';
import { namedReleases } from '../named-releases.ts';
import { registryFileIn, registryIn, registryTextIn } from '../registry-in.ts';
import { releaseId, type ReleaseStore, type Stored } from '../store/release-store.ts';
import { pullRelease } from './pull-release.ts';
import { sweep } from './sweep.ts';

/** What the registry does not name may be about to be named, for so long, in milliseconds. */
const strangersStayMs = 60 * 60 * 1000;

interface ReleaseMirrorOptions {
  store: ReleaseStore;
  /** Where releases lie on this machine, as hosts and the gate read them. */
  folder: string;
  /** Which registries are believed; each of them where nothing has to be signed. */
  seal?: RegistrySeal;
}

/**
 * A folder that follows a store. Its registry changes when everything that is live by it has arrived, file by file the one
 * that was built, and not before: whatever becomes of the store, what lies in the folder can be served.
 */
export class ReleaseMirror {
  readonly #store: ReleaseStore;
  readonly #folder: string;
  readonly #seal: RegistrySeal;
  /** The store's registry, as this mirror has last written it. */
  #known: Stored | null = null;
  /** Whether a registry lies there that can be followed. */
  #hasOwn = false;

  constructor({ store, folder, seal = new RegistrySeal(null) }: ReleaseMirrorOptions) {
    this.#store = store;
    this.#folder = folder;
    this.#seal = seal;
    this.#beginWithOwn();
  }

  /**
   * Brings the registry and what is live by it, lets go of what it names no more, and answers whether there was anything new.
   * Throws where the store does not answer, its registry is not believed, or a live release is not whole: the mirror is then
   * as it was.
   */
  async pull(): Promise<boolean> {
    const own = registryTextIn(this.#folder);
    // What somebody else has written into the folder is no answer to whether there is anything new.
    const known = this.#known?.content.toString() === own ? this.#known : null;
    const stored = await this.#store.read('registry.json', known);
    if (!stored && own === null) return false;
    if (!stored) throw new Error(`${this.#store.address} holds no registry any more`);
    if (stored === known) return false;

    const text = await this.#followable(stored.content.toString());
    const registry = this.#seal.open(text);
    for (const [name, { version }] of Object.entries(registry.releases)) {
      await this.#bring(`${name}@${version}`, registry);
    }
    this.#write(text);
    this.#hasOwn = true;
    this.#known = stored;
    const named = namedReleases(registry);
    sweep(this.#folder, (id) => named.has(id), Date.now() - strangersStayMs);
    return text !== own;
  }

  /** The store's own registry, where it is believed: a command may be what mends a live release that holds up `pull`. */
  async registry(): Promise<Registry> {
    const stored = await this.#store.read('registry.json');
    return stored ? this.#seal.open(stored.content.toString()) : emptyRegistry;
  }

  /** Brings what is asked for by a registry. Answers what cannot be had, with the reason. */
  async bring(ids: Iterable<string>, registry: Registry): Promise<Map<string, string>> {
    const missing = new Map<string, string>();
    for (const id of ids) {
      try {
        await this.#bring(id, registry);
      } catch (error) {
        missing.set(id, error instanceof Error ? error.message : String(error));
      }
    }
    return missing;
  }

  /** Brings everything that the registry names, for canaries, overrides, rollbacks and tabs that are open. Answers what cannot be had. */
  async complete(): Promise<string[]> {
    const registry = registryIn(this.#folder);
    const missing = await this.bring(namedReleases(registry), registry);
    return [...missing].map(([id, reason]) => `${id} cannot be had: ${reason}`);
  }

  #bring(id: string, { integrity }: Registry): Promise<void> {
    return pullRelease(releaseId(id), {
      store: this.#store,
      folder: this.#folder,
      integrity: integrity?.[id] ?? null,
    });
  }

  /** From the first look on no registry is followed that is older than the one which lies there. */
  #beginWithOwn(): void {
    const own = registryTextIn(this.#folder);
    if (own === null) return;
    try {
      this.#seal.open(own);
      this.#hasOwn = true;
    } catch {
      // Of a time before the key, or of another one: what the store has is better, and judged by itself.
    }
  }

  /** The store's registry; where that is none, and there is nothing to go on with, the newest of the last ones that is. */
  async #followable(text: string): Promise<string> {
    if (this.#hasOwn || this.#isFollowable(text)) return text;
    const kept = await this.#store.read(keptFile);
    const lines = keptLines(kept?.content.toString() ?? '');
    return lines.findLast((line) => this.#isFollowable(line)) ?? text;
  }

  #isFollowable(text: string): boolean {
    try {
      this.#seal.open(text);
      return true;
    } catch {
      // Why is said where it is followed all the same.
      return false;
    }
  }

  #write(text: string): void {
    mkdirSync(this.#folder, { recursive: true });
    const file = registryFileIn(this.#folder);
    // Two processes may keep one mirror.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
}
