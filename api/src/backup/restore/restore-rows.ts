import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import {
  continueNumbers,
  expectEmpty,
  insertLines,
  speakAlike,
} from '../../move-store/store-lines.ts';
import { differences, sumsOf, type StoreSums } from '../../move-store/store-sums.ts';
import { tablesOf, type StoreTable } from '../../move-store/store-tables.ts';
import type { Tables } from '../../schema/tables.ts';
import { CommandError } from '../../shop-command/command-error.ts';
import { checksumOf, migrationNames, migrationText } from '../../store/migrate.ts';
import { holdTexts } from '../contents/held-texts.ts';
import { endSecrets } from '../contents/live-secrets.ts';
import { skipLostNumbers } from '../contents/lost-numbers.ts';
import { tablesFolder, type Manifest } from '../archive/manifest.ts';
import { damaged, parsedBy, textOf, type Entry } from '../archive/read-archive.ts';

const nothing = 'Nothing was restored.';

/** Takes the rows of a backup into an empty store that was opened with the migrations of the backup. */
export class RestoredRows {
  readonly #tx: Transaction<Tables>;
  readonly #path: string;
  readonly #manifest: Manifest;
  /** The backup's tables, by their names, and the tables by whose shape their rows are read. */
  readonly #tables = new Map<string, { table: StoreTable; shape: string }>();

  constructor(tx: Transaction<Tables>, { path, manifest }: { path: string; manifest: Manifest }) {
    this.#tx = tx;
    this.#path = path;
    this.#manifest = manifest;
  }

  /** Throws a `CommandError` if the store is not empty, or not of the backup's version. */
  async begin(): Promise<void> {
    await speakAlike(this.#tx);
    const present = await tablesOf(this.#tx);
    await expectEmpty(this.#tx, present, nothing);
    await this.#expectSameVersion();
    for (const { name, columns } of this.#manifest.tables) {
      const own = present.find((table) => table.name === name);
      if (!own || own.columns.toSorted().join() !== columns.toSorted().join()) {
        throw damaged(this.#path, `its table ${name} is another one`);
      }
      const table = { name, columns };
      const isInOrder = own.columns.join() === columns.join();
      this.#tables.set(name, { table, shape: isInOrder ? name : await this.#shapeFor(table) });
    }
    if (present.length !== this.#tables.size) throw damaged(this.#path, 'it lacks a table');
  }

  /** Takes the rows of one entry. */
  async take(entry: Entry): Promise<void> {
    const [, name = ''] = entry.name.split('/');
    const known = this.#tables.get(name);
    if (!known) throw damaged(this.#path, `there is no table for ${entry.name}`);
    const text = await textOf(this.#path, entry);
    const lines = text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => parsedBy(z.string(), line, { path: this.#path, name: entry.name }));
    // One statement cannot take any number of rows.
    for (let start = 0; start < lines.length; start += rowsAtOnce) {
      const some = lines.slice(start, start + rowsAtOnce);
      await this.#insert(known, some, entry.name);
    }
  }

  /** Throws a `CommandError` if the rows are not those of the backup; else brings the store up to this version, where nobody is signed in, no text waits and no number is given twice. */
  async end(): Promise<StoreSums> {
    await continueNumbers(this.#tx, new Map(Object.entries(this.#manifest.nextNumbers)));
    const tables = [...this.#tables.values()].map(({ table }) => table);
    const restored = await sumsOf(this.#tx, tables);
    const wrong = differences(sumsIn(this.#manifest), restored);
    if (wrong.length > 0) throw damaged(this.#path, `it differs in ${wrong.join(', ')}`);
    for (const { shape, table } of this.#tables.values()) {
      if (shape !== table.name) await sql`drop table ${sql.table(shape)}`.execute(this.#tx);
    }
    // Migrations cannot change a table whose rows still wait for the check of a reference.
    await sql`set constraints all immediate`.execute(this.#tx);
    await this.#bringUp();
    await endSecrets(this.#tx);
    const now = new Date();
    await holdTexts(this.#tx, now);
    await skipLostNumbers(this.#tx, now.getTime() - Date.parse(this.#manifest.madeAt));
    return restored;
  }

  async #insert(
    { table, shape }: { table: StoreTable; shape: string },
    lines: readonly string[],
    name: string,
  ): Promise<void> {
    try {
      await insertLines(this.#tx, table, lines, shape);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      // A text that is no row of the table, or a row that its rules refuse.
      if (code.startsWith('22') || code.startsWith('23')) {
        throw damaged(this.#path, `${name} has a row that the table refuses`);
      }
      throw error;
    }
  }

  async #expectSameVersion(): Promise<void> {
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(this.#tx);
    const more = rows.filter(({ name }) => !(name in this.#manifest.migrations));
    if (more.length === 0) return;
    throw new CommandError(
      `The database was made by a younger version than the backup: restore into a new, empty database. ${nothing}`,
    );
  }

  /** A table for reading rows whose columns are in another order than here, as migrations of two branches may leave them. */
  async #shapeFor({ name, columns }: StoreTable): Promise<string> {
    const shape = `restored_${name}`;
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`create temporary table ${sql.table(shape)} as
      select ${names} from ${sql.table(name)} with no data`.execute(this.#tx);
    return shape;
  }

  /** In the transaction of the rows, so that a failure leaves nothing. */
  async #bringUp(): Promise<void> {
    for (const name of migrationNames()) {
      if (name in this.#manifest.migrations) continue;
      await sql.raw(migrationText(name)).execute(this.#tx);
      await sql`insert into migrations (name, checksum) values (${name}, ${checksumOf(name)})`.execute(
        this.#tx,
      );
    }
  }
}

const rowsAtOnce = 1000;

/** Whether an entry holds rows. */
export function isOfTable({ name }: Entry): boolean {
  return name.startsWith(`${tablesFolder}/`);
}

function sumsIn({ tables, nextNumbers, amounts }: Manifest): StoreSums {
  return {
    tables: new Map(tables.map(({ name, rows, digest }) => [name, { rows, digest }])),
    nextNumbers: new Map(Object.entries(nextNumbers)),
    amounts,
  };
}
