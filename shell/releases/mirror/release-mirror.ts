import type { Stored } from '@kashi/file-store/file-store';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { emptyRegistry, type Registry } from '@kashi/border/registry';
import { RegistrySeal } from '../registry/registry-seal.ts';
import { keptFile, keptLines } from '../registry/kept-registries.ts';
import { namedReleases } from '../named-releases.ts';
import { registryFileIn, registryIn, registryTextIn } from '../registry/registry-in.ts';
import { releaseId, type ReleaseStore } from '../store/release-store.ts';
import { pullRelease } from './pull-release.ts';
import { sweep } from './sweep.ts';

/**
 * The time for which releases that the registry does not name are kept, in milliseconds: a registry may be about to name them.
 */
const strangersStayMs = 60 * 60 * 1000;

interface ReleaseMirrorOptions {
  store: ReleaseStore;
  /** The folder of releases on this machine, for hosts and the gate. */
  folder: string;
  /** Decides which registries are accepted; without a key, every registry. */
  seal?: RegistrySeal;
}

/**
 * A folder that follows a store. Its registry changes only after every live release has arrived, each file with the hash of its
 * build: whatever happens to the store, the folder can be served.
 */
export class ReleaseMirror {
  readonly #store: ReleaseStore;
  readonly #folder: string;
  readonly #seal: RegistrySeal;
  /** The store's registry as this mirror last wrote it. */
  #known: Stored | null = null;
  /** Whether the folder has a usable registry. */
  #hasOwn = false;
  /** The releases whose files it has seen whole: what a power cut has damaged was damaged before it began. */
  readonly #whole = new Set<string>();

  constructor({ store, folder, seal = new RegistrySeal(null) }: ReleaseMirrorOptions) {
    this.#store = store;
    this.#folder = folder;
    this.#seal = seal;
    this.#beginWithOwn();
  }

  /**
   * Fetches the registry and its live releases, drops releases that it names no more, and returns whether anything was new.
   * Throws if the store does not answer, its registry is not accepted, or a live release is not whole; the mirror is then
   * unchanged.
   */
  async pull(): Promise<boolean> {
    const own = registryTextIn(this.#folder);
    // If another process has changed the folder's registry, the store must be compared anew.
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

  /** The store's own registry, if it is accepted: a command may use it to repair a live release that makes `pull` fail. */
  async registry(): Promise<Registry> {
    const stored = await this.#store.read('registry.json');
    return stored ? this.#seal.open(stored.content.toString()) : emptyRegistry;
  }

  /** Fetches these releases of a registry. Returns those that cannot be fetched, with the reason. */
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

  /**
   * Fetches all releases that the registry names, for canaries, overrides, rollbacks and open tabs. Returns a complaint for each
   * that cannot be fetched.
   */
  async complete(): Promise<string[]> {
    const registry = registryIn(this.#folder);
    const missing = await this.bring(namedReleases(registry), registry);
    return [...missing].map(([id, reason]) => `${id} cannot be fetched: ${reason}`);
  }

  async #bring(id: string, { integrity }: Registry): Promise<void> {
    await pullRelease(releaseId(id), {
      store: this.#store,
      folder: this.#folder,
      integrity: integrity?.[id] ?? null,
      isSeenWhole: this.#whole.has(id),
    });
    this.#whole.add(id);
  }

  /** From the first look on, a registry older than the folder's own is not followed. */
  #beginWithOwn(): void {
    const own = registryTextIn(this.#folder);
    if (own === null) return;
    try {
      this.#seal.open(own);
      this.#hasOwn = true;
    } catch {
      // The folder's registry has no signature by this key, so the store's registry is judged on its own.
    }
  }

  /** The store's registry. If that is unusable and the mirror has none either, the newest usable one of the last registries. */
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
      // The caller that follows a registry reports the reason.
      return false;
    }
  }

  #write(text: string): void {
    mkdirSync(this.#folder, { recursive: true });
    const file = registryFileIn(this.#folder);
    // A file of its own for each process, because two may keep one mirror.
    writeFileSync(`${file}.${process.pid}`, text);
    renameSync(`${file}.${process.pid}`, file);
  }
}
