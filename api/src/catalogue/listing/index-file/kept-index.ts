import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Store } from '../../../store/store.ts';
import type { HeldIndex } from './held-index.ts';
import { readHead } from './index-file.ts';
import { indexFormat } from './index-format.ts';
import { countRows } from '../listing-row.ts';
import { countChanges, knowsFile, readChanges, readMark, rememberFile } from '../noted-changes.ts';

/** Puts the store's present rows of these products into an index. */
type Reload = (productIds: readonly number[]) => Promise<unknown>;

/** With more changes than this the file is written again; reading this many takes about two seconds. */
const mostChangesBesideFile = 10_000;

/** The most products that are read at once, so that others do not wait for long. */
const changesAtOnce = 2000;

const abandonedAfterMs = 3_600_000;

/** The index file that the next start reads (ADR 033), and how far behind the store it is. */
export class KeptIndex {
  readonly #store: Store;
  readonly #path: string;
  /** Every transaction before this mark is in the index. */
  #mark: string | undefined;
  #isOnDisk = false;

  constructor(store: Store, path: string) {
    this.#store = store;
    this.#path = path;
  }

  /**
   * Fills an empty index from the file and from the changes since then. Returns false if it cannot; the index is unusable then.
   */
  async restore(index: HeldIndex, reload: Reload): Promise<boolean> {
    if (!existsSync(this.#path)) return false;
    try {
      const head = readHead(this.#path);
      const { mark, productIds } = await this.#sinceFile(head);
      await index.run('restore', this.#path);
      await reloadInGoes(productIds, reload);
      this.#mark = mark;
      this.#isOnDisk = true;
      return true;
    } catch (error) {
      // An unusable file is deleted, so that no later start tries it again.
      await rm(this.#path, { force: true });
      console.error(
        `The listing reads every product, since ${this.#path} cannot be used. ${messageOf(error)}`,
      );
      return false;
    }
  }

  /** Notes the present mark; call it before all rows are read. */
  async beginAnew(): Promise<void> {
    this.#isOnDisk = false;
    this.#mark = (await readMark(this.#store)).mark;
  }

  /** Whether the next start would have to read many products beside the file. */
  async isBehind(): Promise<boolean> {
    if (!this.#isOnDisk || this.#mark === undefined) return true;
    return (await countChanges(this.#store, this.#mark)) > mostChangesBesideFile;
  }

  /** Applies every change since the last mark to the index, including changes that were never announced. */
  async catchUp(reload: Reload): Promise<void> {
    if (this.#mark === undefined) return;
    const { mark, productIds } = await readChanges(this.#store, this.#mark);
    await reloadInGoes(productIds, reload);
    this.#mark = mark;
    this.#isOnDisk = false;
  }

  /** Writes the file; the index must not change until it is written. */
  async write(index: HeldIndex): Promise<void> {
    if (this.#mark === undefined) return;
    const { store } = await readMark(this.#store);
    const id = randomUUID();
    const head = { format: indexFormat(), id, store, mark: this.#mark };
    const unfinished = `${this.#path}.${id}`;
    await mkdir(dirname(this.#path), { recursive: true });
    await this.#removeAbandoned();
    try {
      await index.run('write', unfinished, head);
      while (!(await index.run('writeOn')));
      await rememberFile(this.#store, id);
      await rename(unfinished, this.#path);
      this.#isOnDisk = true;
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async #sinceFile(head: ReturnType<typeof readHead>) {
    if (head.format !== indexFormat()) throw new Error('Another version of the shop wrote it.');
    if (!(await knowsFile(this.#store, head.id))) throw new Error('It belongs to another store.');
    const since = await readChanges(this.#store, head.mark);
    if (since.store !== head.store) throw new Error('It belongs to another store.');
    if (since.productIds.length * 4 > (await countRows(this.#store))) {
      throw new Error('Too much has changed since.');
    }
    return since;
  }

  /** Deletes half-written files of processes that were killed. */
  async #removeAbandoned(): Promise<void> {
    const folder = dirname(this.#path);
    for (const name of readdirSync(folder)) {
      if (!name.startsWith(`${basename(this.#path)}.`)) continue;
      const written = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (Date.now() - written > abandonedAfterMs) await rm(join(folder, name), { force: true });
    }
  }
}

async function reloadInGoes(productIds: readonly number[], reload: Reload): Promise<void> {
  for (let first = 0; first < productIds.length; first += changesAtOnce)
    await reload(productIds.slice(first, first + changesAtOnce));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
